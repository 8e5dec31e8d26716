import localFont from "next/font/local";

/** The interface's letters, asked for with the page itself; until they are there another font stands in at their size. */
export const sans = localFont({
  src: [
    { path: "../node_modules/@fontsource/b612/files/b612-latin-400-normal.woff2", weight: "400", style: "normal" },
    { path: "../node_modules/@fontsource/b612/files/b612-latin-700-normal.woff2", weight: "700", style: "normal" },
  ],
  variable: "--b612",
  display: "swap",
  adjustFontFallback: "Arial",
  // As much as the files hold; other letters are the system's.
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});
