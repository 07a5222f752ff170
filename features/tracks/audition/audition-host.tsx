"use client";

import { lazy, Suspense } from "react";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { useAudition } from "./audition-store.ts";

const AuditionBar = lazy(async () => ({ default: (await import("./audition-bar.tsx")).AuditionBar }));

/**
 * Renders an audition in the player; loads its code with the first one. Announcements go into a live region that
 * stays.
 */
export function AuditionHost() {
  const { state, said } = useAudition();
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {state !== "off" && (
        <Suspense fallback={null}>
          <LazyMessages names={["audition", "keys"]}>
            <AuditionBar isOver={state === "over"} />
          </LazyMessages>
        </Suspense>
      )}
    </>
  );
}
