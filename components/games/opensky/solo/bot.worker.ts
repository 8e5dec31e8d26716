import type { BotQuestion, BotReply } from "./bot-mind";
import { defaultBudget, policyOf } from "@/lib/bots/policies/opensky/policies";

/** Thinks for the bots beside the page, so that it stays alive while they do. */
addEventListener("message", ({ data: { turn, level, view } }: MessageEvent<BotQuestion>) => {
  const command = policyOf(level)(view, Math.random, defaultBudget(level));
  const reply: BotReply = { turn, command };
  postMessage(reply);
});
