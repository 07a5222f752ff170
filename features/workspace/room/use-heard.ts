import { useComparison } from "#/features/player/comparison/comparison.ts";
import type { Playable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";

/** Returns the playing sound and the one compared with it, which shares its clock. */
export function useHeard(): { heard: Playable | null; beside: Playable | null } {
  const current = usePlayer((state) => state.current);
  const { first, other, heard } = useComparison();
  return { heard: current, beside: heard === "first" ? other : first };
}
