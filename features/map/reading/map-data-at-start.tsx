"use client";

import { useEffect } from "react";
import { atIdle } from "#/lib/at-idle.ts";

const loadScripts = () =>
  void import("./map-scripts.ts").then((scripts) => scripts.loadMapScriptsAtStart()).catch(() => {});

/** Loads the two map data scripts at start (specification §2, acceptance S26). Nothing waits for them. */
export function MapDataAtStart() {
  useEffect(() => atIdle(loadScripts), []);
  return null;
}
