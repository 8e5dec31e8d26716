/** A client's JSON as text that jsonb takes: it knows neither NUL nor half a surrogate pair, so these are replaced. */
export const storable = (value: unknown): string =>
  JSON.stringify(value).replace(/\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g, (escape) =>
    /^\\u(?:0000|d)/.test(escape) ? "\\ufffd" : escape,
  );
