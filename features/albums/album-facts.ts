import type { AlbumDetail } from "#/contract/album.ts";
import { parseDuration } from "#/features/player/duration.ts";

/** The figures under an album's name: seconds for the duration, beats per minute for the tempi. */
export interface AlbumFacts {
  titles: number;
  seconds: number;
  tempi: { slowest: number; fastest: number } | null;
  versions: number;
}

/** Adds up an album: an unknown tempo is left out of the range, an unknown length counts from its `mm:ss`. */
export function albumFacts(tracks: AlbumDetail["tracks"]): AlbumFacts {
  const tempi = tracks.flatMap((track) => track.bpm ?? []);
  return {
    titles: tracks.length,
    seconds: tracks.reduce((sum, track) => sum + (track.durationSeconds ?? parseDuration(track.duration)), 0),
    tempi: tempi.length > 0 ? { slowest: Math.min(...tempi), fastest: Math.max(...tempi) } : null,
    versions: tracks.reduce((sum, track) => sum + track.trackVersions.length, 0),
  };
}
