import { sampleCommand } from "@/lib/engine/opensky/sample";
import type { Policy } from "../policy";
import { asked } from "./asked";

/** The lower baseline: any legal command. */
export const random: Policy = (view, chance) => {
  const { seat } = asked(view);
  const command = sampleCommand(view, seat, (below) => Math.floor(chance() * below));
  if (command === null) throw new RangeError(`seat ${seat} is not asked`);
  return command;
};
