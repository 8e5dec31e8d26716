"use client";

import { useEffect, useRef } from "react";
import { tableSettings } from "../settings/table-settings";

/**
 * Tells by the browser, where that is switched on and allowed, that the reader is asked: only while the page is out
 * of sight. `asked` names the decision, so that each is told once; null while there is none.
 */
export function useTurnNotice(gameId: string, asked: string | null, title: string, text: string): void {
  const told = useRef<string | null>(null);
  useEffect(() => {
    let shown: Notification | null = null;
    const close = (): void => {
      if (document.visibilityState === "visible") shown?.close();
    };
    if (asked !== null && told.current !== asked && document.visibilityState === "hidden") {
      told.current = asked;
      shown = notify(gameId, title, text);
    }
    document.addEventListener("visibilitychange", close);
    return () => {
      document.removeEventListener("visibilitychange", close);
      shown?.close();
    };
    // The words alone do not make it new.
  }, [gameId, asked]);
}

function notify(gameId: string, title: string, body: string): Notification | null {
  if (!tableSettings().notify || !("Notification" in window) || Notification.permission !== "granted") return null;
  try {
    const { lang } = document.documentElement;
    const shown = new Notification(title, { body, lang, icon: "/icon.svg", tag: `opensky-${gameId}` });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return shown;
  } catch {
    // Some phones only let a service worker notify.
    return null;
  }
}
