"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "#/components/button/button.tsx";

/** Asks the server for the page once more. */
export function RetryButton({ label }: { label: string }) {
  const router = useRouter();
  const [pending, begin] = useTransition();
  return (
    <Button aria-busy={pending} onClick={() => begin(() => router.refresh())}>
      {label}
    </Button>
  );
}
