/** Points for one unit of the model: who is unknown stands at 1,000, and is ranked by 0. */
const POINTS = 40;

/** A rating, or an uncertainty, as players read it. */
export const points = (units: number): number => Math.round(POINTS * units);
