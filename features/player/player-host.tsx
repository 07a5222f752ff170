"use client";

import { lazy, Suspense, useEffect } from "react";
import { usePlayer } from "./store.ts";

const PlayerBar = lazy(async () => ({ default: (await import("./player-bar.tsx")).PlayerBar }));

/**
 * Place of the player in the layout: not an element and not a byte of it until something plays. The sound lives
 * outside React, so this may be unmounted and mounted again (another language) without a gap.
 */
export function PlayerHost() {
  const open = usePlayer((state) => state.open);
  const mood = usePlayer((state) => state.current?.mood?.slug);

  // The page takes the hue of what plays (looks §7).
  useEffect(() => {
    const root = document.documentElement;
    if (mood) root.dataset.mood = mood;
    return () => {
      delete root.dataset.mood;
    };
  }, [mood]);

  return open ? (
    <Suspense fallback={null}>
      <PlayerBar />
    </Suspense>
  ) : null;
}
