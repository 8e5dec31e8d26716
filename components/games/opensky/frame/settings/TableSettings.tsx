"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { setMotion, useMotion } from "@/components/ui/useMotion";
import { MenuItem } from "../MenuItem";
import { setTableSettings, useTableSettings } from "./table-settings";
import { later } from "../../later";

/** Motion, sound and notifications: switches of the table's menu, kept on this device. */
export function TableSettings() {
  const t = useTranslations("opensky-moments.settings");
  const motion = useMotion();
  const { sound } = useTableSettings();
  return (
    <>
      <MenuItem
        icon="motion"
        text={t(`motion.${motion}`)}
        onPress={() => setMotion(motion === "device" ? "off" : "device")}
        testId="motion"
      />
      <MenuItem
        icon={sound ? "sound" : "silent"}
        text={t(sound ? "sound.on" : "sound.off")}
        onPress={() => {
          setTableSettings({ sound: !sound });
          // The first tone is heard at once, so that its volume is known.
          if (!sound) void later.tones().then(({ play }) => play(["turn"]));
        }}
        testId="sound"
      />
      <NotifyItem />
    </>
  );
}

/** Asks the browser's leave only when it is switched on. */
function NotifyItem() {
  const t = useTranslations("opensky-moments.settings");
  const { notify } = useTableSettings();
  const [refused, setRefused] = useState(() => "Notification" in window && Notification.permission === "denied");
  if (!("Notification" in window)) return null;
  const on = notify && !refused && Notification.permission === "granted";
  const press = async (): Promise<void> => {
    if (on) return setTableSettings({ notify: false });
    const answer = await Notification.requestPermission();
    setRefused(answer === "denied");
    setTableSettings({ notify: answer === "granted" });
  };
  return (
    <MenuItem
      icon="bell"
      text={t(on ? "notify.on" : "notify.off")}
      note={t(refused ? "notify.refused" : "notify.note")}
      onPress={() => void press()}
      testId="notify"
    />
  );
}
