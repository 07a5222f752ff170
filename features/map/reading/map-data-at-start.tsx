"use client";

import { useEffect } from "react";
import { atIdle } from "#/lib/at-idle.ts";
import { loadMapScriptsAtStart } from "./map-scripts.ts";

/** Loads the two map data scripts at start (specification §2, acceptance S26). Nothing waits for them. */
export function MapDataAtStart() {
  useEffect(() => atIdle(loadMapScriptsAtStart), []);
  return null;
}
