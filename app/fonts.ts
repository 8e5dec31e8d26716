import localFont from "next/font/local";

/** The interface's letters, asked for with the page; until they are there others stand in at their size. */
export const sans = localFont({
  src: [
    { path: "../node_modules/@fontsource/b612/files/b612-latin-400-normal.woff2", weight: "400", style: "normal" },
    { path: "../node_modules/@fontsource/b612/files/b612-latin-700-normal.woff2", weight: "700", style: "normal" },
  ],
  variable: "--b612",
  display: "swap",
  adjustFontFallback: "Arial",
  // Latin letters, numbers and signs, as the files hold them; other scripts are the system's.
  declarations: [{ prop: "unicode-range", value: "U+0000-00FF,U+0131,U+0152-0153,U+02C6-02DC,U+2000-206F,U+20AC,U+2122,U+2212" }],
});
