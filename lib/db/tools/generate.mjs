// Writes Prisma's client to lib/db/generated.
import { prisma } from "./prisma.mjs";

process.exit(prisma(["generate"]));
