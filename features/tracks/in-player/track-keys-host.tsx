"use client";

import { lazy } from "react";

const TrackKeys = lazy(async () => ({ default: (await import("./track-keys.tsx")).TrackKeys }));

/** Renders the handler of the track keys (`track-keys.tsx`), loaded with the first key press. */
export function TrackKeysHost() {
  return <TrackKeys />;
}
