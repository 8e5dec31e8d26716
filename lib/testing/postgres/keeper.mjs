// Runs Postgres for as long as somebody holds our standard input, so that a killed test run leaves no server behind.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const [program, data, port, home, ...settings] = process.argv.slice(2);
const asRoot = process.getuid?.() === 0;
const fixed = ["max_connections=200", "shared_buffers=64MB", "unix_socket_directories="];
let restarting = false;
let postgres;

function start() {
  postgres = spawn(
    program,
    ["-D", data, "-p", port, "-h", "127.0.0.1", ...[...fixed, ...settings].flatMap((setting) => ["-c", setting])],
    { stdio: "ignore", cwd: home, ...(asRoot ? { uid: 65534, gid: 65534 } : {}) },
  );
  postgres.once("error", () => process.exit(1));
  postgres.once("exit", (code) => {
    if (restarting) {
      restarting = false;
      start();
      return;
    }
    rmSync(home, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
}

function stop() {
  restarting = false;
  postgres.kill("SIGINT");
}

start();
process.stdin.on("data", () => {
  // Without a last checkpoint, as if it had crashed: it has to recover from its journal.
  restarting = true;
  postgres.kill("SIGQUIT");
});
process.stdin.once("end", stop);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, stop);
}
