"use client";

import { useEffect } from "react";

/** Milliseconds after which the scripts are asked for even if the page is never idle. */
const PATIENCE = 5_000;

/** Whether the visitor asked their browser to spare data. */
function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

const loadScripts = () =>
  import("#/features/map/drawing/map-scripts.ts")
    .then((scripts) => scripts.loadMapScriptsAtStart())
    .catch(() => {});

/**
 * Loads the two map data scripts at start (specification §2, acceptance S26): when the page is there and the browser
 * has nothing else to do, so that they cost no paint. Nobody waits for them.
 */
export function MapDataAtStart() {
  useEffect(() => {
    if (sparesData()) return;
    const later = () => {
      if ("requestIdleCallback" in window) requestIdleCallback(loadScripts, { timeout: PATIENCE });
      else setTimeout(loadScripts, PATIENCE);
    };
    if (document.readyState === "complete") later();
    else window.addEventListener("load", later, { once: true });
    return () => window.removeEventListener("load", later);
  }, []);
  return null;
}
