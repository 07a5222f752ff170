"use client";

import { lazy, Suspense } from "react";
import { useSession } from "#/features/session/store.ts";

const OwnPages = lazy(async () => ({ default: (await import("./own-pages.tsx")).OwnPages }));

/** What a menu shows of one's own; nothing, and no code of it, for visitors. */
export function OwnPagesWhenIn() {
  const isIn = useSession((session) => session.isAuthenticated);
  return (
    isIn && (
      <Suspense>
        <OwnPages />
      </Suspense>
    )
  );
}
