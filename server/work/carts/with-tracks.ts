import type { ItemRef } from "#/server/catalogue/tracks/stored-list.ts";

/**
 * A cart whose tracks were written by somebody who knows no versions: the new tracks in their order, and those of its
 * versions whose track is among them, each behind the track that it stood behind, or behind the nearest before that one
 * that is still there. Versions of other tracks go with them, so that no tracks empty the cart (specification §7).
 */
export function withTracks(stored: readonly ItemRef[], tracks: readonly ItemRef[]): ItemRef[] {
  const left = new Set(tracks.map(({ trackId }) => trackId));
  /** Versions by the track that they follow; those before any track under null. */
  const followers = new Map<number | null, ItemRef[]>();
  let before: number | null = null;
  for (const item of stored) {
    if (!left.has(item.trackId)) continue;
    if (item.versionId !== null) followers.set(before, [...(followers.get(before) ?? []), item]);
    else before = item.trackId;
  }
  return [
    ...(followers.get(null) ?? []),
    ...tracks.flatMap((track) => [track, ...(followers.get(track.trackId) ?? [])]),
  ];
}
