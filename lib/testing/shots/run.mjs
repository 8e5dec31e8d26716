// Pictures of every page and every phase of a table, in both sizes and lights: open shots/index.html.
import { playwright } from "./built.mjs";

await playwright(["shots/", "--workers=1"], { SHOTS: "1" });
