import { posix } from "node:path";
import type { DownloadFormat } from "#/contract/download.ts";
import type { MediaStore, StoredFile } from "#/server/platform/media/store.ts";
import type { Cover } from "./id3-tag.ts";
import type { SoundFacts } from "./sound-facts.ts";
import { type TaggedSound, taggedMp3, taggedWav } from "./tagged-sound.ts";

/** Sources of sounds and covers. */
export interface SoundSources {
  media: MediaStore;
  /** Renders a missing mp3 of the demo catalogue; false when there is no such sound. */
  ensureSound(file: string): Promise<boolean>;
  /** Returns the cover at this path of the media store as a small JPEG; null when no readable one exists. */
  coverOf(image: string): Promise<Cover>;
}

export const mp3Path = (facts: SoundFacts) => `track/mp3/${facts.mp3File}`;

/**
 * Path of the original if the importer stored it as a WAV, as it does with WAV and AIFF. Other originals (FLAC, Ogg,
 * M4A) have another extension and are not delivered.
 */
export const wavPath = (facts: SoundFacts) => `originals/${posix.basename(facts.mp3File, ".mp3")}.wav`;

/** Returns a reader that loads each cover once: a zip mostly contains few albums. */
export function coverCache(sources: Pick<SoundSources, "coverOf">): (image: string | null) => Promise<Cover> {
  const covers = new Map<string, Promise<Cover>>();
  return async (image) => {
    if (image === null) return null;
    const cover = covers.get(image) ?? sources.coverOf(image);
    covers.set(image, cover);
    return cover;
  };
}

async function storedMp3(
  { media, ensureSound }: SoundSources,
  facts: SoundFacts,
): Promise<StoredFile | null> {
  const found = await media.stat(mp3Path(facts));
  if (found || !facts.isDemo) return found;
  const isMade = await ensureSound(facts.mp3File).catch(() => false);
  return isMade ? media.stat(mp3Path(facts)) : null;
}

/** Opens a sound in a format; null when there is no such file and none can be rendered. */
export async function openSound(
  sources: SoundSources,
  facts: SoundFacts,
  { format, cover }: { format: DownloadFormat; cover: Cover },
): Promise<TaggedSound | null> {
  if (format === "mp3") {
    const file = await storedMp3(sources, facts);
    return file && taggedMp3(file, facts, cover);
  }
  const file = await sources.media.stat(wavPath(facts));
  return file && taggedWav(file, facts, cover);
}
