import type { AlbumDetail } from "#/contract/album.ts";
import { parseDuration } from "#/features/player/duration.ts";
import { versionCount } from "#/features/tracks/versions/version-count.ts";

/**
 * The figures under an album's name: versions as its rows count them, the duration in seconds, the tempi in beats
 * per minute.
 */
export interface AlbumFacts {
  titles: number;
  seconds: number;
  tempi: { slowest: number; fastest: number; isEstimated: boolean } | null;
  versions: number;
}

/**
 * Sums up an album's tracks: a track of unknown tempo is left out of the range, and one of unknown length counts by its
 * `mm:ss`.
 */
export function albumFacts(tracks: AlbumDetail["tracks"]): AlbumFacts {
  const tempi = tracks.flatMap((track) => track.bpm ?? []);
  const isEstimated = tracks.some(({ estimated }) => estimated?.includes("bpm"));
  return {
    titles: tracks.length,
    seconds: tracks.reduce((sum, track) => sum + (track.durationSeconds ?? parseDuration(track.duration)), 0),
    tempi:
      tempi.length > 0 ? { slowest: Math.min(...tempi), fastest: Math.max(...tempi), isEstimated } : null,
    versions: tracks.reduce((sum, track) => sum + versionCount(track), 0),
  };
}
