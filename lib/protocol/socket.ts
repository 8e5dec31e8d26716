import type { Answer } from "./answer";
import type {
  ChatMessage,
  ChatMuteNews,
  ChatMutePayload,
  ChatNews,
  ChatReadPayload,
  ChatReading,
  ChatSendPayload,
} from "./chat";
import type {
  ActPayload,
  CommandPayload,
  ContributionPayload,
  CreateTablePayload,
  EnterPayload,
  RenamePayload,
  SeatBotPayload,
  TablePayload,
  UnseatBotPayload,
} from "./payloads";
import type { Identity, RoomEvents, RoomSnapshot, TableInfo } from "./table";

/** Raised when old pages can no longer talk to the server; sent in the handshake. */
export const PROTOCOL_VERSION = 4;

type Ack<T> = (answer: Answer<T>) => void;

export interface ClientToServer {
  "lobby:enter": (payload: Record<string, never>, ack: Ack<{ readonly tables: readonly TableInfo[] }>) => void;
  "lobby:leave": (payload: Record<string, never>, ack: Ack<true>) => void;
  "table:create": (payload: CreateTablePayload, ack: Ack<{ readonly gameId: string }>) => void;
  "table:join": (payload: ContributionPayload, ack: Ack<{ readonly seat: number }>) => void;
  "table:leave": (payload: TablePayload, ack: Ack<true>) => void;
  "table:start": (payload: TablePayload, ack: Ack<true>) => void;
  /** The host lets a bot take a free seat; the game begins when all other seats are bots'. */
  "table:seat-bot": (payload: SeatBotPayload, ack: Ack<true>) => void;
  "table:unseat-bot": (payload: UnseatBotPayload, ack: Ack<true>) => void;
  "room:enter": (payload: EnterPayload, ack: Ack<RoomSnapshot>) => void;
  "room:leave": (payload: TablePayload, ack: Ack<true>) => void;
  "room:command": (payload: CommandPayload, ack: Ack<{ readonly version: number }>) => void;
  "chat:send": (payload: ChatSendPayload, ack: Ack<ChatMessage>) => void;
  "chat:read": (payload: ChatReadPayload, ack: Ack<ChatReading>) => void;
  "chat:mute": (payload: ChatMutePayload, ack: Ack<true>) => void;
  /** What a player does at the table beside the game: resign, agree, vote, come back. */
  "room:act": (payload: ActPayload, ack: Ack<{ readonly version: number }>) => void;
  /** Opens a table for another game with the same seats, or finds the one that somebody of them has opened. */
  "table:rematch": (payload: ContributionPayload, ack: Ack<{ readonly gameId: string }>) => void;
  "account:rename": (payload: RenamePayload, ack: Ack<Identity>) => void;
}

export interface ServerToClient {
  /** A public open table appeared or changed; gone when it started or was closed. */
  "lobby:changed": (change: { readonly table: TableInfo } | { readonly gone: string }) => void;
  /** Seats, names, presence or status of a table changed. */
  "room:table": (table: TableInfo) => void;
  /** What happened since the version the room was at, as this viewer may know it. */
  "room:events": (events: RoomEvents) => void;
  /** Something was said in a channel that this viewer may read. */
  "room:chat": (news: ChatNews) => void;
  /** Somebody was muted or unmuted: told to the host and to that user. */
  "room:mute": (news: ChatMuteNews) => void;
}
