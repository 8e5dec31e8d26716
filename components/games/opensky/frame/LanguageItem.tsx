import { LanguageButtons } from "@/components/lobby/shell/LanguageButtons";
import { Icon } from "@/components/ui/Icon";

/** The languages, in the table's menu: the game goes on in the one chosen. */
export const LanguageItem = () => (
  <div className="flex gap-3 px-3">
    <span className="flex min-h-11 items-center">
      <Icon name="globe" size={20} />
    </span>
    <LanguageButtons className="flex flex-wrap gap-x-4" each="min-h-11 rounded-sm hover:underline" />
  </div>
);
