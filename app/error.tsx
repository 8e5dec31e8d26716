"use client";

import { Trouble } from "@/components/lobby/shell/Trouble";
import { useAgain } from "@/components/lobby/shell/useAgain";

const ErrorPage = ({ reset }: { readonly reset: () => void }) => (
  <main className="min-h-dvh px-4 sm:px-6">
    <Trouble again={useAgain(reset)} />
  </main>
);
export default ErrorPage;
