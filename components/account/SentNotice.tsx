import Link from "next/link";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/Notice";

interface SentNoticeProps {
  readonly words: string;
  /** The mail is read in the outbox of this machine. */
  readonly outbox: boolean;
}

/** A mail is on its way. */
export const SentNotice = ({ words, outbox }: SentNoticeProps) => {
  const t = useTranslations("account.sent");
  return (
    <Notice kind="good">
      {words}{" "}
      {outbox && (
        <Link href="/outbox" className="font-bold underline underline-offset-4" data-testid="to-outbox">
          {t("outbox")}
        </Link>
      )}
    </Notice>
  );
};
