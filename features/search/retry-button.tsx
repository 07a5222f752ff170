"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "#/components/button/button.tsx";

/** Requests the page from the server again. */
export function RetryButton({ label }: { label: string }) {
  const router = useRouter();
  const [pending, begin] = useTransition();
  return (
    <Button aria-busy={pending} onClick={() => begin(() => router.refresh())}>
      {label}
    </Button>
  );
}
