import type { Item } from "#/contract/item.ts";
import { moodOf } from "#/features/player/mood-of.ts";
import type { PlayableTrack } from "#/features/player/playable.ts";

/** The fields of a track, or of one version of it (`trackVersion`), that its row shows and plays. */
export type RowTrack = PlayableTrack & {
  /** A row only counts them. */
  trackVersions: readonly unknown[];
};

/**
 * Picks a row's fields of a track. Server components pass tracks through this, because the HTML of a page repeats the
 * props of its lists.
 */
export function rowTrack(track: Item): RowTrack {
  const { id, slug, mp3Track, image, imageFr, name, duration, durationSeconds, bpm, tonality } = track;
  const {
    nameLang,
    estimated,
    trackVersions,
    analysis,
    loudness,
    truePeak,
    albumDetails,
    writer,
    terms,
    trackVersion,
  } = track;
  const mood = moodOf(terms);
  return {
    ...{ id, slug, mp3Track, image, imageFr, name, duration, durationSeconds, bpm, tonality },
    ...(nameLang && { nameLang }),
    ...(estimated && { estimated }),
    ...{ trackVersions: trackVersions.map(() => 0), analysis, loudness, truePeak, albumDetails },
    writer: writer.map((one) => ({ id: one.id, name: one.name, slug: one.slug })),
    ...(trackVersion && { trackVersion: { id: trackVersion.id, version: trackVersion.version } }),
    terms: mood ? [{ ...mood, taxonomy: "moods" }] : [],
  };
}
