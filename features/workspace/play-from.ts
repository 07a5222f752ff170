import type { Item } from "#/contract/item.ts";
import { play } from "#/features/player/actions.ts";
import { playableOfTrack } from "#/features/player/playable.ts";

/** Plays a track from a second: seeks if it is the current sound, otherwise starts it there. */
export function playFrom(track: Item, seconds: number): void {
  const playable = playableOfTrack(track);
  play(playable, { seconds, at: playable.duration > 0 ? seconds / playable.duration : 0 });
}
