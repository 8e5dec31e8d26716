import { Icon, type IconName } from "@/components/ui/Icon";

export const MENU_ROW = "flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-wallet";

interface Props {
  readonly icon: IconName;
  readonly text: string;
  readonly note?: string | undefined;
  readonly onPress: () => void;
  readonly testId?: string;
}

/** A row of the table's menu. */
export const MenuItem = ({ icon, text, note, onPress, testId }: Props) => (
  <button type="button" className={MENU_ROW} onClick={onPress} data-testid={testId}>
    <Icon name={icon} size={20} />
    <span>
      <span className="block" aria-live="polite">
        {text}
      </span>
      {note !== undefined && <span className="block text-sm text-quiet">{note}</span>}
    </span>
  </button>
);
