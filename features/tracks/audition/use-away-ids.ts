import { useSyncExternalStore } from "react";
import { listOf, useAway } from "./away.ts";

const NONE: readonly number[] = [];
const subscribeAddress = (then: () => void) => {
  addEventListener("popstate", then);
  return () => removeEventListener("popstate", then);
};

/** The list of the page in view, and the tracks that were put away from it. On the server, and at first, none are. */
export function useAwayIds(): { list: string; away: readonly number[] } {
  const list = useSyncExternalStore(
    subscribeAddress,
    () => listOf(location.pathname + location.search),
    () => "",
  );
  const away = useAway(({ lists }) => lists[list] ?? NONE);
  return { list, away };
}
