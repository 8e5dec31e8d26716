import { createContext, useContext } from "react";

/** Length of the log when the reader last looked at the page; null where nothing was missed. */
export const LookedContext = createContext<number | null>(null);

export const useLookedMark = (): number | null => useContext(LookedContext);
