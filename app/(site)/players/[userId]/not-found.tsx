import { LostPlayer } from "@/components/lobby/shell/Lost";

const PlayerNotFoundPage = () => <LostPlayer />;
export default PlayerNotFoundPage;
