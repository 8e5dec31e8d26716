"use client";

import { useRouter } from "next/navigation";
import { startTransition, useCallback } from "react";

/** Asks the server for the page anew, then shows it in place of the error. */
export function useAgain(reset: () => void): () => void {
  const router = useRouter();
  return useCallback(() => {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }, [router, reset]);
}
