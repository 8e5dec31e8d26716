/** Whether a statement failed because a value that must be unique belongs to another row: Postgres' or Prisma's code. */
export const isTaken = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && (error.code === "23505" || error.code === "P2002");
