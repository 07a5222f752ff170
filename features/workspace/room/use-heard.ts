import { useComparison } from "#/features/player/comparison/comparison.ts";
import type { Playable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";

/** The sound that is heard, and the one that it is compared with, which goes by the same clock. */
export function useHeard(): { heard: Playable | null; beside: Playable | null } {
  const current = usePlayer((state) => state.current);
  const { first, other, heard } = useComparison();
  return { heard: current, beside: heard === "first" ? other : first };
}
