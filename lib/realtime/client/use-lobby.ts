"use client";

import { useState, useSyncExternalStore } from "react";
import type { TableInfo } from "@/lib/protocol/table";
import { lobbyStore, type Lobby } from "./lobby-store";
import { pageWire } from "./socket";

/** The public tables, live; `initial` are those the page was rendered with. */
export const useLobby = (initial: readonly TableInfo[]): Lobby => {
  const [store] = useState(() => lobbyStore(pageWire, initial));
  return useSyncExternalStore(store.subscribe, store.get, store.get);
};
