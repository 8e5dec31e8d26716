import { check } from "./check";
import { random } from "./random";

const USAGE = `usage: record check FILE...
       record random [--players 2|3|4] [--side europe|north-america] [--edition 1|2] [--callsigns chosen|random]
                     [--seed 64 HEX DIGITS] [--temper any|keen]`;

/** Exit code: 0 all well, 1 a summary differs, 2 something cannot be read. */
function main([command, ...rest]: readonly string[]): number {
  switch (command) {
    case "check":
      return check(rest);
    case "random":
      return random(rest);
    default:
      console.error(command === undefined ? USAGE : `record: "${command}" is not a command, use check or random`);
      return 2;
  }
}

// A reader that has seen enough closes the pipe; that is no fault.
process.stdout.on("error", () => process.exit());
process.exitCode = main(process.argv.slice(2));
