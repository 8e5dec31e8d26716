// `npm run migrate -- dev | status | ...` against DATABASE_URL, for whoever changes the schema.
import { prisma } from "./prisma.mjs";

process.exit(prisma(["migrate", ...process.argv.slice(2)]));
