import type { TrackVersion } from "#/contract/track.ts";
import type { RowTrack } from "#/features/tracks/row-parts/row-track.ts";

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
 * Returns a track, or one version of it, as lists contain it (docs/decisions/030): the track's fields, with those
 * of the version's sound in their place. An item plays, adds, queues and downloads exactly that version.
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
