"use client";

import { useState, useSyncExternalStore } from "react";
import type { TableInfo } from "@/lib/protocol/table";
import { roomStore, type Room } from "./room-store";
import { pageWire } from "./socket";

/** One table's room, live; `initial` is the table as the page was rendered with it. */
export const useTableSession = (gameId: string, initial: TableInfo | null): Room => {
  const [store] = useState(() => roomStore(pageWire, gameId, initial));
  return useSyncExternalStore(store.subscribe, store.get, store.get);
};
