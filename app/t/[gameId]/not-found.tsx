import { LostGame } from "@/components/lobby/shell/Lost";
import { SiteFooter } from "@/components/lobby/shell/SiteFooter";
import { SiteHeader } from "@/components/lobby/shell/SiteHeader";
import { currentIdentity } from "@/lib/auth/current";

const GameNotFoundPage = async () => (
  <div className="flex min-h-dvh flex-col">
    <SiteHeader me={await currentIdentity()} />
    <main className="w-full flex-1 px-4 sm:px-6">
      <LostGame />
    </main>
    <SiteFooter />
  </div>
);
export default GameNotFoundPage;
