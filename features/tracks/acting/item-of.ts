import type { TrackVersion } from "#/contract/track.ts";
import type { RowTrack } from "#/features/tracks/rows/row-track.ts";

type Version = Pick<
  TrackVersion,
  | "id"
  | "version"
  | "duration"
  | "durationSeconds"
  | "bpm"
  | "tonality"
  | "estimated"
  | "analysis"
  | "loudness"
  | "truePeak"
  | "mp3File"
>;

/**
 * A track, or one version of it, as lists hold it (docs/decisions/030): the track's fields with the version's sound in
 * their place. What is given an item plays, adds, queues and downloads that very version.
 */
export function itemOf(track: RowTrack, version?: Version | null): RowTrack {
  if (!version) return track;
  const {
    id,
    version: label,
    duration,
    durationSeconds,
    bpm,
    tonality,
    estimated,
    analysis,
    loudness,
    truePeak,
  } = version;
  return {
    ...track,
    ...{ duration, durationSeconds, bpm, tonality, estimated, analysis, loudness, truePeak },
    mp3Track: version.mp3File.contentUrl,
    trackVersion: { id, version: label },
  };
}
