import type { Id } from "#/contract/hydra.ts";
import type { TrackVersion } from "#/contract/track.ts";
import { useComparison } from "#/features/player/comparison/comparison.ts";
import { type Playable, playableOfVersion } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { FULL } from "#/features/player/use-version-label.ts";

/** Returns the full mix of a track if the player, the comparison or the queue contains it; else null. */
export function fullMixOf(track: Id): Playable | null {
  const { current, list } = usePlayer.getState();
  const known = [current, useComparison.getState().first, ...list.map(({ playable }) => playable)];
  return known.find((one) => one?.id === track && one.versionId === null) ?? null;
}

/** Returns the recordings of a track: its full mix, if known and not among the versions, and the versions. */
export function familyOf(track: Id, versions: readonly TrackVersion[]): Playable[] {
  const own = versions.map(playableOfVersion);
  const full = own.some(({ version }) => version === FULL) ? null : fullMixOf(track);
  return full ? [full, ...own] : own;
}
