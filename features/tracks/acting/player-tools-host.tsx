"use client";

import { lazy } from "react";

const PlayerTools = lazy(async () => ({ default: (await import("./player-tools.tsx")).PlayerTools }));

/** What can be done with what plays (`player-tools.tsx`), fetched with the player. */
export function PlayerToolsHost({ place }: { place: "bar" | "panel" }) {
  return <PlayerTools place={place} />;
}
