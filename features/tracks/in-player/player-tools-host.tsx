"use client";

import { lazy } from "react";

const PlayerTools = lazy(async () => ({ default: (await import("./player-tools.tsx")).PlayerTools }));

/** Renders the actions for the playing sound (`player-tools.tsx`), loaded with the player. */
export function PlayerToolsHost({ place }: { place: "bar" | "panel" }) {
  return <PlayerTools place={place} />;
}
