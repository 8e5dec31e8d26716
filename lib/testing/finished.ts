import { createHash } from "node:crypto";
import { opensky } from "@/lib/engine/opensky";
import { type FinishedGame, type Proof, proofOf } from "@/lib/history/proof";
import { commitmentOf, seedOf } from "@/lib/rooms/chance";
import { opening, play, type Setup } from "./games";

/** A whole random game whose seed is made as online: `setup.seed` stands for the server's bytes. */
export function finishedGame(setup: Setup): FinishedGame {
  const { rules, seed: serverBytes } = setup;
  const contributions = Array.from({ length: rules.players }, (_, seat) => ({
    bytes: createHash("sha256").update(`${serverBytes}${seat}`).digest("hex"),
    by: seat === 3 ? ("server" as const) : ("client" as const),
  }));
  const seed = seedOf(
    serverBytes,
    contributions.map(({ bytes }) => bytes),
  );
  const seeded = { ...setup, seed };
  const events = [...opening(seeded).events, ...[...play(seeded)].flatMap((move) => move.events)];
  return {
    rules,
    rulesVersion: opensky.rulesVersion,
    commitment: commitmentOf(serverBytes),
    serverBytes,
    contributions,
    seed,
    events,
  };
}

/** As it comes out of a file. */
export const finishedProof = (setup: Setup): Proof => JSON.parse(JSON.stringify(proofOf(finishedGame(setup)))) as Proof;
