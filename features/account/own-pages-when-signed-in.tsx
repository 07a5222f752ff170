"use client";

import { lazy, Suspense } from "react";
import { useSession } from "#/features/session/store.ts";

const OwnPages = lazy(async () => ({ default: (await import("./own-pages.tsx")).OwnPages }));

/** A menu's links to the person's own pages; visitors do not even load its code. */
export function OwnPagesWhenSignedIn() {
  const isIn = useSession((session) => session.isAuthenticated);
  return (
    isIn && (
      <Suspense>
        <OwnPages />
      </Suspense>
    )
  );
}
