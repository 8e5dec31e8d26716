import { z } from "zod";
import { CHAT_LENGTH, chatLength, cleanChatText } from "./chat-text";
import { tablePayload } from "./payloads";

/** `players`: those seated read and write it. `spectators`: everybody reads it, those not seated write it. */
export const CHAT_CHANNELS = ["players", "spectators"] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/** Messages of one reading. */
export const CHAT_PAGE = 100;

const chatText = z
  .string()
  .transform(cleanChatText)
  .refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), "something to read")
  .refine((text) => chatLength(text) <= CHAT_LENGTH, `at most ${CHAT_LENGTH} characters`);

const channel = z.enum(CHAT_CHANNELS);

/** `messageId` is chosen by the client, once for each message; a repeat is the same message. */
export const chatSendPayload = z.strictObject({
  ...tablePayload.shape,
  messageId: z.uuid(),
  channel,
  text: chatText,
});

/** Without `before` the newest messages of every channel that the reader may read; with it older ones of one channel. */
export const chatReadPayload = z.strictObject({
  ...tablePayload.shape,
  before: z.strictObject({ channel, number: z.int32().min(1) }).optional(),
});

export const chatMutePayload = z.strictObject({
  ...tablePayload.shape,
  userId: z.string().min(1).max(64).regex(/^[\w:-]+$/, "a user's id"),
  muted: z.boolean(),
});

export type ChatSendPayload = z.infer<typeof chatSendPayload>;
export type ChatReadPayload = z.infer<typeof chatReadPayload>;
export type ChatMutePayload = z.infer<typeof chatMutePayload>;

export interface ChatMessage {
  /** Its place in its channel, from 1. */
  readonly number: number;
  readonly messageId: string;
  readonly userId: string;
  /** The author's name at the time of reading. */
  readonly name: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Messages of one channel, oldest first. */
export interface ChatPage {
  readonly channel: ChatChannel;
  readonly messages: readonly ChatMessage[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

export interface ChatReading {
  /** Of the channels that the reader may read, and no other. */
  readonly pages: readonly ChatPage[];
  /** Users who may not speak: all of them for the host, for anybody else at most the reader. */
  readonly muted: readonly string[];
}

/** A message that was said just now. */
export interface ChatNews {
  readonly gameId: string;
  readonly channel: ChatChannel;
  readonly message: ChatMessage;
}

/** Told to the host and to the user it is about. */
export interface ChatMuteNews {
  readonly gameId: string;
  readonly userId: string;
  readonly muted: boolean;
}
