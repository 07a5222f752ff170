"use client";

import { lazy, Suspense } from "react";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { useAudition } from "./audition-store.ts";

const AuditionBar = lazy(async () => ({ default: (await import("./audition-bar.tsx")).AuditionBar }));

/** The place of an audition in the player: its code comes with the first one. What is done is said in a region that stays. */
export function AuditionHost() {
  const { state, said } = useAudition();
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {state !== "off" && (
        <Suspense fallback={null}>
          <LazyMessages names={["audition"]}>
            <AuditionBar isOver={state === "over"} />
          </LazyMessages>
        </Suspense>
      )}
    </>
  );
}
