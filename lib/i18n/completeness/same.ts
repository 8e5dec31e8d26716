/** Messages that are the same in English, by `language/file.key`: names, codes, words that two languages share. */
export const SAME: readonly RegExp[] = [
  /\/cities\./,
  /\/opensky-map\.(?:sign|callsign)\./,
  /\/site\.(?:name|titleOf)$/,
  /\/account\.services\.(?:google|github|discord)$/,
];
