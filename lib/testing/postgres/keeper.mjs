// Runs Postgres for as long as somebody holds our standard input, so that a killed test run leaves no server behind.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const [program, data, port, home] = process.argv.slice(2);
const asRoot = process.getuid?.() === 0;
const settings = ["fsync=off", "max_connections=200", "shared_buffers=64MB", "unix_socket_directories="];
const postgres = spawn(
  program,
  ["-D", data, "-p", port, "-h", "127.0.0.1", ...settings.flatMap((setting) => ["-c", setting])],
  { stdio: "ignore", cwd: home, ...(asRoot ? { uid: 65534, gid: 65534 } : {}) },
);
postgres.once("error", () => process.exit(1));
postgres.once("exit", (code) => {
  rmSync(home, { recursive: true, force: true });
  process.exit(code ?? 0);
});
process.stdin.resume();
process.stdin.once("end", () => postgres.kill("SIGINT"));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => postgres.kill("SIGINT"));
}
