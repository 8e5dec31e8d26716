import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { TableRoom } from "@/components/room/TableRoom";
import { currentIdentity } from "@/lib/auth/current";
import { tableInfo } from "@/lib/db/tables";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { TABLE_MESSAGES } from "@/lib/i18n/catalogue";
import { playerName } from "@/lib/i18n/usePlayerName";

interface TablePageProps {
  readonly params: Promise<{ readonly gameId: string }>;
}

const find = cache(tableInfo);

export const generateMetadata = async ({ params }: TablePageProps): Promise<Metadata> => {
  const [table, t, site] = await Promise.all([find((await params).gameId), getTranslations("room"), getTranslations("site")]);
  if (table === null) return {};
  const host = playerName(table.players.find(({ userId }) => userId === table.hostId)?.name ?? "", site);
  // A link is the only key to a table: it must not wander into other sites' logs or into an index.
  return { title: t("title", { host }), robots: { index: false }, referrer: "same-origin" };
};

const TablePage = async ({ params }: TablePageProps) => {
  const [table, me] = await Promise.all([find((await params).gameId), currentIdentity()]);
  if (table === null) notFound();
  const last = table.rematchOf === null ? null : await find(table.rematchOf);
  return (
    <ClientMessages namespaces={TABLE_MESSAGES}>
      <TableRoom key={table.gameId} me={me} initial={table} last={last} />
    </ClientMessages>
  );
};
export default TablePage;
