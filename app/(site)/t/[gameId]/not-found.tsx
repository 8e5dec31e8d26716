import { LostGame } from "@/components/lobby/shell/Lost";

const CheckNotFoundPage = () => <LostGame />;
export default CheckNotFoundPage;
