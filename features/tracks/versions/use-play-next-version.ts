import { useQueryClient } from "@tanstack/react-query";
import { clockNow } from "#/features/player/clock.ts";
import { compareWith } from "#/features/player/comparison/comparison.ts";
import type { Note } from "#/features/player/keys/key-note.tsx";
import { samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { familyOf } from "./full-mix.ts";
import { versionsQuery } from "./versions-query.ts";

/**
 * Returns a function that switches to the next version of the playing track at the same position; after the last one
 * follows the full mix. It returns the announcement; null if another sound plays by then.
 */
export function usePlayNextVersion(): () => Promise<Extract<Note, { name: string }> | null> {
  const client = useQueryClient();
  const soundName = useSoundName();
  return async () => {
    const { current } = usePlayer.getState();
    if (!current) return null;
    const answer = await client
      .fetchQuery({ ...versionsQuery(current.id), staleTime: 60_000 })
      .catch(() => null);
    // Another sound may be playing by now.
    if (!answer || usePlayer.getState().current !== current) return null;
    const family = familyOf(current.id, answer["hydra:member"]);
    const at = family.findIndex((one) => samePlayable(one, current));
    // Skips versions that end before the current position.
    const following = [...family.slice(at + 1), ...family.slice(0, Math.max(0, at))];
    const next = following.find(({ duration }) => duration === 0 || duration > clockNow());
    if (!next) return { key: "onlyVersion", name: soundName(current) };
    await compareWith(next);
    const heard = usePlayer.getState().current;
    return samePlayable(heard, next) ? { key: "heard", name: soundName(next) } : null;
  };
}
