// What the rooms are measured against: a bare socket.io server that acknowledges and broadcasts, and with a database
// the same with one transaction (an insert and an update) for each message.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { Server } from "socket.io";
import { answerWeighing } from "../house/weight";

const CONNECTIONS = 16;
const TABLES = `CREATE TABLE IF NOT EXISTS bare_game (id text PRIMARY KEY, version int NOT NULL);
  CREATE TABLE IF NOT EXISTS bare_event (game text, version int, data jsonb NOT NULL, PRIMARY KEY (game, version))`;
const STORE = `WITH logged AS (INSERT INTO bare_event (game, version, data) VALUES ($1, $2, $3))
  UPDATE bare_game SET version = $2 WHERE id = $1`;

interface Command {
  readonly gameId: string;
  readonly version: number;
  readonly command: unknown;
}
type Ack = (answer: unknown) => void;

const [databaseUrl] = process.argv.slice(2);
const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS }) : null;
await pool?.query(TABLES);

const http = createServer();
const io = new Server(http, { serveClient: false });
io.on("connection", (socket) => {
  socket.on("room:enter", async ({ gameId }: Command, ack: Ack) => {
    await socket.join(gameId);
    await pool?.query("INSERT INTO bare_game (id, version) VALUES ($1, 0) ON CONFLICT DO NOTHING", [gameId]);
    ack({ ok: true });
  });
  socket.on("room:command", async ({ gameId, version, command }: Command, ack: Ack) => {
    const after = version + 1;
    if (pool) await pool.query({ name: "store", text: STORE, values: [gameId, after, JSON.stringify(command)] });
    ack({ ok: { version: after } });
    io.to(gameId).emit("room:events", { gameId, from: version, version: after, events: [command] });
  });
});
http.listen(0, "127.0.0.1", () => {
  answerWeighing();
  process.send?.({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
});
process.once("disconnect", () => process.exit(0));
