"use client";

import { useEffect } from "react";

/** Says that the page has come alive: a press that came before is then done (public/start.js keeps it). */
export function EarlyPress() {
  useEffect(() => {
    // After the effects of all others, which may have to listen first.
    const timer = setTimeout(() => document.dispatchEvent(new Event("alive")));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
