import { useTranslations } from "next-intl";
import { Mark } from "@/components/ui/Mark";
import { Spinner } from "@/components/ui/Spinner";

/** Stands where the table will be, while it is fetched. */
export const Unfolding = ({ note }: { readonly note?: string | undefined }) => {
  const t = useTranslations("room");
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 bg-sea" data-testid="unfolding">
      <Mark size={64} />
      <p role="status" className="flex items-center gap-2.5 text-quiet">
        <Spinner />
        {note ?? t("loadingTable")}
      </p>
    </main>
  );
};
