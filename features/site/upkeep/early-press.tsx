"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect } from "react";
import { keepLostPresses, pressAgain } from "./lost-press.ts";

/**
 * Signals that the page is hydrated, which ends the work of public/start.js. That script stored presses, typing,
 * choices and submits, which are now replayed; it led the language switch and the sign-in link by the page's own
 * address, and let «/» focus the search. The focused element is told so.
 *
 * Its rules, explained here because every byte of that script delays the first paint:
 * - Each event is stored once, in order. An event that the hydrated page handles itself, perhaps this very press,
 * is not stored: replaying it would undo it. Each is replayed after React has rendered the effect of the previous
 * one.
 * - React ignores an input event whose value it already tracks, so the script resets its tracker.
 * - A key is stored if the focused element names it among its own (`aria-keyshortcuts`).
 * - A letter is stored for the page's own keys only after it has propagated through the whole page: the player
 * listens for letters from hydration on, which this very key may trigger (features/player/player-host.tsx).
 * - A form with an address of its own needs no scripts.
 * - The frame learns the page's alternate address and query with the scripts, some of which may still be loading.
 */
export function EarlyPress() {
  // From here on a press is handled at once.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  useEffect(keepLostPresses, []);
  return (
    <Suspense>
      <Alive />
    </Suspense>
  );
}

function Alive() {
  // Components that read the query of the address hydrate after the rest of the page, and so does this: a list
  // must have its query.
  useSearchParams();
  useEffect(() => {
    // After the effects of all other components, which may have to add listeners first.
    const timer = setTimeout(() => {
      document.dispatchEvent(new Event("alive"));
      pressAgain();
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
