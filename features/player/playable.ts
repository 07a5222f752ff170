import type { Id } from "#/contract/hydra.ts";
import type { ItemVersion } from "#/contract/item.ts";
import type { EstimatedFact, Track, TrackVersion, WriterTag } from "#/contract/track.ts";
import { parseDuration } from "./duration.ts";
import { type Mood, moodOf } from "./mood-of.ts";

/** A track or one of its versions, as the player needs it. Paths are relative, as on the wire. */
export interface Playable {
  /** Id of the track, also for a version of it. */
  id: Id;
  versionId: Id | null;
  slug: string;
  name: string;
  /** Language of the name, if the catalogue has it (BCP 47). */
  nameLang?: string | null | undefined;
  /** Label of the version («30 s edit»), null for the track itself. */
  version: string | null;
  writers: readonly Pick<WriterTag, "id" | "name" | "slug">[];
  album: Pick<Track["albumDetails"], "name" | "nameFr" | "slug" | "slugFr">;
  image: string | null;
  imageFr: string | null;
  src: string;
  /** Seconds. */
  duration: number;
  bpm: number | null;
  tonality: string | null;
  /** Which of the two are estimates. */
  estimated: readonly EstimatedFact[];
  mood: Mood | null;
  /** Path of the analysis JSON, null if the backend does not measure sounds. */
  analysis: string | null;
  /** LUFS and dBTP. */
  loudness: number | null;
  truePeak: number | null;
}

/** The fields of a track, or of an item that is one version of it, that are needed to play it. */
export type PlayableTrack = Pick<
  Track,
  | "id"
  | "slug"
  | "mp3Track"
  | "writer"
  | "image"
  | "imageFr"
  | "name"
  | "nameLang"
  | "duration"
  | "durationSeconds"
  | "bpm"
  | "tonality"
  | "estimated"
  | "terms"
  | "albumDetails"
  | "analysis"
  | "loudness"
  | "truePeak"
> & {
  trackVersion?: Pick<ItemVersion, "id" | "version"> | undefined;
};

/** Converts a track, or the version of it in an item, for the player. */
export function playableOfTrack(track: PlayableTrack): Playable {
  return {
    ...shared(track),
    id: track.id,
    versionId: track.trackVersion?.id ?? null,
    slug: track.slug,
    version: track.trackVersion?.version ?? null,
    writers: track.writer,
    image: track.image,
    imageFr: track.imageFr,
    src: track.mp3Track,
  };
}

/** Converts a version for the player; it counts as its track (S74) and plays from `mp3File` (S81). */
export function playableOfVersion(version: TrackVersion): Playable {
  return {
    ...shared(version),
    id: version.track.id,
    versionId: version.id,
    slug: version.track.slug,
    version: version.version,
    writers: version.track.writer,
    image: version.track.image,
    imageFr: version.track.imageFr,
    src: version.mp3File.contentUrl,
  };
}

/** Returns whether two playables are the same sound. */
export function samePlayable(one: Playable | null, other: Playable | null): boolean {
  return one !== null && other !== null && one.id === other.id && one.versionId === other.versionId;
}

function shared(sound: PlayableTrack | TrackVersion) {
  return {
    name: sound.name,
    nameLang: sound.nameLang ?? null,
    album: sound.albumDetails,
    duration: sound.durationSeconds ?? parseDuration(sound.duration),
    bpm: sound.bpm,
    tonality: sound.tonality,
    estimated: sound.estimated ?? [],
    mood: moodOf(sound.terms),
    analysis: sound.analysis ?? null,
    loudness: sound.loudness ?? null,
    truePeak: sound.truePeak ?? null,
  };
}
