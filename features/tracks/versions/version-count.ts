/** How many versions a list of a track's versions has, the whole among them; none for a track that is nothing but whole. */
export function versionCount({ trackVersions }: { trackVersions: readonly unknown[] }): number {
  return trackVersions.length === 0 ? 0 : trackVersions.length + 1;
}
