"use client";

import { lazy, Suspense, useLayoutEffect } from "react";
import { setHtmlAttribute } from "#/lib/html-attributes.ts";
import { usePlayer } from "./store.ts";

const PlayerBar = lazy(async () => ({ default: (await import("./player-bar.tsx")).PlayerBar }));

/**
 * Place of the player in the layout: not an element and not a byte of it until something plays. The sound lives
 * outside React, so this may be unmounted and mounted again (another language) without a gap.
 */
export function PlayerHost() {
  const open = usePlayer((state) => state.open);
  const mood = usePlayer((state) => state.current?.mood?.slug);

  // The page takes the hue of what plays (looks §7); unmounting for another language leaves it as it is.
  useLayoutEffect(() => setHtmlAttribute("data-mood", mood ?? null), [mood]);

  return open ? (
    <Suspense fallback={null}>
      <PlayerBar />
    </Suspense>
  ) : null;
}
