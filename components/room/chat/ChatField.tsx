"use client";

import { useTranslations } from "next-intl";
import { useId, type KeyboardEvent } from "react";
import { useTrouble } from "@/components/lobby/useTrouble";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Notice } from "@/components/ui/Notice";
import { Spinner } from "@/components/ui/Spinner";
import type { ChatChannel } from "@/lib/protocol/chat";
import { CHAT_LENGTH, chatLength, cleanChatText } from "@/lib/protocol/chat-text";
import type { ChatState, ChatStore } from "@/lib/realtime/client/chat-store";

interface ChatFieldProps {
  readonly chat: ChatStore;
  readonly state: ChatState;
  readonly channel: ChatChannel;
}

/** From here on the writer is told how much is left. */
const NEARLY_FULL = 40;

/** Where a message is written. Its text stays until the server has kept it. */
export const ChatField = ({ chat, state, channel }: ChatFieldProps) => {
  const t = useTranslations("chat");
  const trouble = useTrouble();
  const note = useId();
  const { draft, outgoing, problem } = state;
  const left = CHAT_LENGTH - chatLength(cleanChatText(draft));
  const ready = outgoing === null && left >= 0 && left < CHAT_LENGTH;

  const send = () => {
    if (ready) void chat.send(channel);
  };

  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a syllable is being composed the key belongs to it.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
    if (event.key === "Escape") {
      // Elsewhere Escape clears the move that is being composed.
      event.preventDefault();
      event.currentTarget.blur();
    }
  };

  return (
    <form
      className="grid shrink-0 gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {problem !== null && (
        <Notice kind="warn" onDismiss={chat.dismiss} dismissLabel={t("dismiss")}>
          <span className="text-sm">{trouble(problem.code, problem.message)}</span>
        </Notice>
      )}
      <div className="flex items-end gap-1.5">
        <textarea
          rows={1}
          value={draft}
          onChange={(event) => chat.write(event.target.value)}
          onKeyDown={onKey}
          readOnly={outgoing !== null}
          aria-label={t(`field.${channel}`)}
          aria-describedby={note}
          aria-invalid={left < 0}
          placeholder={t(`hint.${channel}`)}
          enterKeyHint="send"
          className={cx(
            "max-h-24 min-h-11 min-w-0 flex-1 resize-none rounded-md border bg-panel px-2.5 py-[11px] leading-5 text-ink [field-sizing:content] placeholder:text-quiet focus-visible:outline-offset-0 max-sm:text-[16px]",
            left < 0 ? "border-warn" : "border-hairon",
            outgoing !== null && "text-quiet",
          )}
          data-testid="chat-field"
        />
        <button
          type="submit"
          aria-label={t("send")}
          title={t("send")}
          aria-disabled={!ready}
          aria-busy={outgoing !== null}
          className={cx(
            "grid size-11 shrink-0 place-items-center rounded-md border",
            ready ? "border-accent bg-accent text-onaccent hover:brightness-110" : "border-line bg-wallet text-quiet",
          )}
          data-testid="chat-send"
        >
          {outgoing !== null && !outgoing.waiting ? <Spinner size={18} /> : <Icon name="send" size={20} />}
        </button>
      </div>
      <p id={note} role="status" className="text-sm text-quiet empty:hidden" data-testid="chat-outgoing">
        {outgoing?.waiting === true ? (
          <>
            {t("waiting")}{" "}
            <button type="button" onClick={chat.takeBack} className="text-ink underline underline-offset-4">
              {t("takeBack")}
            </button>
          </>
        ) : (
          left < NEARLY_FULL && <span className={cx(left < 0 && "text-warn")}>{t("left", { count: left })}</span>
        )}
      </p>
    </form>
  );
};
