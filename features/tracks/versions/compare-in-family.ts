import { play } from "#/features/player/actions.ts";
import { clockNow } from "#/features/player/clock.ts";
import { compareWith } from "#/features/player/comparison/comparison.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";

/**
 * Hears a version at the instant at which another one of its family sounds; one that ends before it begins anew. While
 * none of them sounds, the full mix begins, for it to be compared with.
 */
export async function compareInFamily(
  version: Playable,
  full: Playable | null,
  list: (() => readonly Playable[]) | undefined,
): Promise<void> {
  const { current } = usePlayer.getState();
  if (current?.id !== version.id) {
    if (!full) return play(version, { list: list?.() });
    play(full, { list: list?.() });
    if (!(await sounds(full))) return;
  }
  if (version.duration > 0 && clockNow() >= version.duration) play(version, { list: list?.() });
  else await compareWith(version);
}

/** Waits for a sound to be heard: false when another one is, or it cannot be. */
function sounds(playable: Playable): Promise<boolean> {
  return new Promise((tell) => {
    const look = () => {
      const { current, status } = usePlayer.getState();
      const isGone = !samePlayable(current, playable) || status === "failed" || status === "refused";
      if (!isGone && status !== "ready") return;
      stop();
      tell(!isGone);
    };
    const stop = usePlayer.subscribe(look);
    look();
  });
}
