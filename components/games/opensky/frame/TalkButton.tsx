import { Icon } from "@/components/ui/Icon";
import type { Talk } from "./talk";

interface Props {
  readonly talk: Talk;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Brings what is said at the table to the front, and shows on narrow screens how much of it is unread. */
export const TalkButton = ({ talk, open, onToggle }: Props) => (
  <button
    type="button"
    aria-label={open ? talk.close : talk.open}
    aria-expanded={open}
    onClick={onToggle}
    className="relative grid size-11 place-items-center rounded-md text-ink hover:bg-wallet"
    data-testid="chat-open"
  >
    <Icon name="chat" size={22} />
    {!open && <span className="absolute top-0 right-0 flex">{talk.badge}</span>}
  </button>
);
