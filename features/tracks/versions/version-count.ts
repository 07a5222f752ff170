/**
 * Returns the number of entries in a track's list of versions, the full mix included; 0 for a track without
 * versions.
 */
export function versionCount({ trackVersions }: { trackVersions: readonly unknown[] }): number {
  return trackVersions.length === 0 ? 0 : trackVersions.length + 1;
}
