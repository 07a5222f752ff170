"use client";

import { lazy } from "react";

const TrackKeys = lazy(async () => ({ default: (await import("./track-keys.tsx")).TrackKeys }));

/** What keys do with tracks (`track-keys.tsx`), fetched with the first key that is pressed. */
export function TrackKeysHost() {
  return <TrackKeys />;
}
