"use client";

import { Trouble } from "@/components/lobby/shell/Trouble";
import { useAgain } from "@/components/lobby/shell/useAgain";

const SiteErrorPage = ({ reset }: { readonly reset: () => void }) => <Trouble again={useAgain(reset)} />;
export default SiteErrorPage;
