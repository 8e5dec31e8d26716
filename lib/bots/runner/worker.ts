// A thread in which bots think.
export { think as default } from "./think";
