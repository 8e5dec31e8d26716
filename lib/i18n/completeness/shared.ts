import type { Language } from "../languages";

/** Messages that are names, in every language the same or each language's own matter, by `file.key`. */
const NAMES: readonly RegExp[] = [
  /^cities\./,
  /^opensky-map\.(?:sign|callsign|airline)\./,
  /^opensky-frame\.title$/,
  /^site\.(?:name|titleOf|pace\.)/,
  /^account\.services\./,
  // What stands on keys, and the rivals of the practice flight.
  /^opensky-access\.key\./,
  /^tutorial\.names\./,
];

/** Words that a language has in common with English, as its whole message. */
const WORDS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  it: [
    ..."Password|Chat|hub|Flash Deal|Menu|Rating|Host|check-in|Check-in|Canada|CANADA|via {stops}|via {ways}".split("|"),
    ..."Apr|Feb|Mar|Nov|Flash|OFFLINE|Bot: {level}".split("|"),
  ],
  es: [
    ..."Chat|hub|Hubs|Flash Deal|Rating|check-in|Check-in|provisional".split("|"),
    ..."Feb|Jul|Jun|Mar|May|Nov|Oct|Sep|Flash|Regional|Bot: {level}".split("|"),
  ],
  de: [
    ..."Name|Chat|Seed|Boarding|Replay|Flash Deal|Flash Deals|nonstop|Airline|Airlines|Airline {n}|live|Host|Hub".split("|"),
    ..."Hubs|Hand|Hand: {cards}|Check-in|Emblem|Pause|Leasing|Winter|Flash|OFFLINE".split("|"),
    ..."April|August|September|November|Apr|Aug|Feb|Jan|Jul|Jun|Nov|Sep|Regional|National|Bot: {level}".split("|"),
  ],
};

/** Whether a message may well be the same in this language as in English. */
export const isShared = (language: string, key: string, message: string): boolean =>
  NAMES.some((name) => name.test(key)) ||
  Object.entries(WORDS).some(([one, words]) => one === language && words.includes(message));
