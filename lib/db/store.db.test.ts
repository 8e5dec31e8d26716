import { freshDatabase } from "@/lib/testing/postgres/fresh";
import { storeContract } from "@/lib/testing/house/store-contract";

storeContract("Postgres", async () => {
  const { database, drop } = await freshDatabase();
  return { database, close: drop };
});
