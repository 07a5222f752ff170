"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { atIdle } from "#/lib/at-idle.ts";

/**
 * Fetches the outline of a page at idle time, 1 kB without its content. From it Next knows the outline of all pages of
 * that kind: a page that is prefetched on intent is then asked for at once, without asking for its outline first.
 */
export function useRouteAhead(href: string | undefined): void {
  const router = useRouter();
  useEffect(() => (href === undefined ? undefined : atIdle(() => router.prefetch(href))), [router, href]);
}
