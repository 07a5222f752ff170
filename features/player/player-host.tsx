"use client";

import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { setHtmlAttribute } from "#/lib/pages/html-attributes.ts";
import type { PlayerSlots } from "./bar/player-bar.tsx";
import type { EarlyKeys } from "./keys/player-keys.tsx";
import { LISTENING_KEY } from "./listening/listening-key.ts";
import { usePlayer } from "./store.ts";

const PlayerBar = lazy(async () => ({ default: (await import("./bar/player-bar.tsx")).PlayerBar }));
const PlayerKeys = lazy(async () => ({ default: (await import("./keys/player-keys.tsx")).PlayerKeys }));

/**
 * Place of the player in the layout: renders and loads nothing until something plays. The sound lives outside React, so
 * it continues without a gap if this is unmounted and mounted again (another language). `children` appear with the
 * first key press.
 */
export function PlayerHost({ children, tools }: { children?: ReactNode; tools?: PlayerSlots }) {
  const open = usePlayer((state) => state.open);
  const mood = usePlayer((state) => state.current?.mood?.slug);
  const isLoading = usePlayer((state) => state.status === "loading");
  const [early, setEarly] = useState<EarlyKeys | null>(null);

  // The page takes the hue of the playing track (looks §7) once it plays: restyling the page earlier would delay the
  // sound. Unmounting for another language keeps it.
  useLayoutEffect(() => {
    if (!isLoading) setHtmlAttribute("data-mood", mood ?? null);
  }, [mood, isLoading]);

  useEffect(() => {
    // Read by the code that stored it (kept-listening.ts), which most first visits never need.
    if (!usePlayer.getState().open && hasListened())
      import("./listening/recall-listening.ts")
        .then(({ recallListening }) => recallListening())
        .catch(() => {});
  }, []);

  // Before the page is marked as interactive, after which early keys are no longer recorded
  // (features/site/upkeep/early-press.tsx).
  useLayoutEffect(() => {
    // The first key loads the code that handles keys; keys pressed meanwhile are not lost.
    const pressed: KeyboardEvent[] = [];
    const stop = () => document.removeEventListener("keydown", keep);
    const keys: EarlyKeys = {
      take: () => {
        stop();
        return pressed.splice(0);
      },
    };
    function keep(event: KeyboardEvent) {
      pressed.push(event);
      setEarly(keys);
    }
    document.addEventListener("keydown", keep);
    return stop;
  }, []);

  return (
    <>
      <Suspense fallback={null}>{open && <PlayerBar tools={tools} />}</Suspense>
      <Suspense fallback={null}>{early && <PlayerKeys early={early} />}</Suspense>
      <Suspense fallback={null}>{early && children}</Suspense>
    </>
  );
}

function hasListened(): boolean {
  try {
    return localStorage.getItem(LISTENING_KEY) !== null;
  } catch {
    return false;
  }
}
