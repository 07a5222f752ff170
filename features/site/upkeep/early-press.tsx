"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect } from "react";
import { keepLostPresses, pressAgain } from "./lost-press.ts";

/**
 * Says that the page has come alive. What public/start.js did until then ends: it kept what was pressed, typed, chosen
 * and sent, which is now done, led the switch of language and the way to sign in by the page's own address, and let «/»
 * reach the search. What has the focus is told so.
 *
 * Why it does so, here because every byte of it delays the first paint:
 * - Each thing is kept once, in its order. What a page does that is alive, maybe by this very press, is not kept: once
 *   more would undo it. Each is done after React has drawn what the one before has changed.
 * - React hears of no value that it takes for known: it is made to forget it.
 * - A key is kept where what has the focus names it among its own (`aria-keyshortcuts`).
 * - A letter is kept for the keys of the page once it has gone through all of it: the player hears letters from the
 *   moment on that the page comes alive, which this very key may be (features/player/player-host.tsx).
 * - A form that names where it leads needs no scripts.
 * - The frame learns the page's other name and query with the scripts, of which some may still be on their way.
 */
export function EarlyPress() {
  // From here on a press is done at once.
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
  // What reads the query of the address comes after the rest of the page, and so does this: a list must know its own.
  useSearchParams();
  useEffect(() => {
    // After the effects of all others, which may have to listen first.
    const timer = setTimeout(() => {
      document.dispatchEvent(new Event("alive"));
      pressAgain();
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
