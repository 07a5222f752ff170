import { play } from "#/features/player/actions.ts";
import { clockNow } from "#/features/player/clock.ts";
import { compareWith } from "#/features/player/comparison/comparison.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";

/**
 * Plays a version at the current position of another one of its family; from the start if it ends before that. If none
 * of them is playing, starts the full mix for comparison.
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

/** Resolves to true once the sound plays, and to false if another one plays or it fails. */
function sounds(playable: Playable): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { current, status } = usePlayer.getState();
      const isGone = !samePlayable(current, playable) || status === "failed" || status === "refused";
      if (!isGone && status !== "ready") return;
      stop();
      resolve(!isGone);
    };
    const stop = usePlayer.subscribe(look);
    look();
  });
}
