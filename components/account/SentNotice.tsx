import Link from "next/link";
import { useTranslations } from "next-intl";
import { Notice, type NoticeKind } from "@/components/ui/Notice";

interface SentNoticeProps {
  readonly words: string;
  /** The mail is read in the outbox of this machine. */
  readonly outbox: boolean;
  readonly kind?: NoticeKind;
}

/** A mail is on its way. */
export const SentNotice = ({ words, outbox, kind = "good" }: SentNoticeProps) => {
  const t = useTranslations("account.sent");
  return (
    <Notice kind={kind}>
      {words}{" "}
      {outbox && (
        <Link href="/outbox" className="font-bold underline underline-offset-4" data-testid="to-outbox">
          {t("outbox")}
        </Link>
      )}
    </Notice>
  );
};
