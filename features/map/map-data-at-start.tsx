"use client";

import { useEffect } from "react";
import { loadMapScriptsAtStart } from "./map-scripts.ts";

/** Milliseconds after which the scripts are asked for even if the page is never idle. */
const PATIENCE = 5_000;

/** Whether the visitor asked their browser to spare data. */
function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Loads the two map data scripts at start (specification §2, acceptance S26): when the page is there and the browser
 * has nothing else to do, so that they cost no paint. Nobody waits for them.
 */
export function MapDataAtStart() {
  useEffect(() => {
    if (sparesData()) return;
    const later = () => {
      if ("requestIdleCallback" in window) requestIdleCallback(loadMapScriptsAtStart, { timeout: PATIENCE });
      else setTimeout(loadMapScriptsAtStart, PATIENCE);
    };
    if (document.readyState === "complete") later();
    else window.addEventListener("load", later, { once: true });
    return () => window.removeEventListener("load", later);
  }, []);
  return null;
}
