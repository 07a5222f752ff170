import { useSyncExternalStore } from "react";
import type { Id } from "#/contract/hydra.ts";
import { listOf, useAway } from "./away.ts";

const NONE: readonly Id[] = [];
const subscribeAddress = (then: () => void) => {
  addEventListener("popstate", then);
  return () => removeEventListener("popstate", then);
};

/**
 * Returns the list of the current page, and the tracks put away from it; none on the server and on the first
 * render.
 */
export function useAwayIds(): { list: string; away: readonly Id[] } {
  const list = useSyncExternalStore(
    subscribeAddress,
    () => listOf(location.pathname + location.search),
    () => "",
  );
  const away = useAway(({ lists }) => lists[list] ?? NONE);
  return { list, away };
}
