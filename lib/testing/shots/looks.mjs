// Makes the kept pictures of the main pages anew, after a change of their looks that is wanted.
import { playwright } from "./built.mjs";

await playwright(["looks/", "--update-snapshots=all", "--workers=1"]);
