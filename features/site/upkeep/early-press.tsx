"use client";

import { useEffect, useLayoutEffect } from "react";

/**
 * Says that the page has come alive. What public/start.js did until then ends: it kept the last press of a button that
 * had no scripts yet, which is now done, led the switch of language by the addresses in the page's head, and let «/»
 * reach the search.
 */
export function EarlyPress() {
  // From here on a press is done at once.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  useEffect(() => {
    // After the effects of all others, which may have to listen first.
    const timer = setTimeout(() => document.dispatchEvent(new Event("alive")));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
