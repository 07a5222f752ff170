import type { ItemRef } from "#/server/catalogue/tracks/stored-list.ts";

/**
 * Returns the cart after a client that knows no versions wrote its tracks: the new tracks in order, and the stored
 * versions of these tracks. Each version follows the track that it followed before, or the nearest earlier one still in
 * the cart. Versions of other tracks are removed, so that an empty list of tracks empties the cart (specification §7).
 */
export function withTracks(stored: readonly ItemRef[], tracks: readonly ItemRef[]): ItemRef[] {
  const left = new Set(tracks.map(({ trackId }) => trackId));
  /** Versions by the track that they follow; null for those before any track. */
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
