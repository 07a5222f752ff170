import { type DownloadFormat, ZIP_TRACK_LIMIT } from "#/contract/download.ts";
import { type AvailableSound, totalBytes } from "./available-sounds.ts";
import type { FileLang } from "./file-language.ts";
import { coverCache, openSound, type SoundSources } from "./open-sound.ts";
import type { SoundFacts } from "./sound-facts.ts";
import { zipOf } from "./zip.ts";

/** Returns the bytes of a delivered file, including its embedded tags; null if it has not been rendered yet. */
export async function fileBytes(
  sources: SoundSources,
  available: AvailableSound,
  format: DownloadFormat,
): Promise<number | null> {
  if (totalBytes([available], format) === null) return null;
  const cover = await coverCache(sources)(available.facts.image);
  const sound = await openSound(sources, available.facts, { format, cover });
  return sound?.size ?? null;
}

interface Zipped {
  title: string;
  /** Language of the file names, which take up bytes as well. */
  lang: FileLang;
  /** All items of the list, including the missing ones, which the zip names. */
  facts: readonly SoundFacts[];
  available: readonly AvailableSound[];
}

/**
 * Returns the bytes of the zip of a list; null if a file has not been rendered yet. For a list that cannot become a
 * zip, returns the sum of its files.
 */
export async function zipBytes(
  sources: SoundSources,
  { title, lang, facts, available }: Zipped,
  format: DownloadFormat,
): Promise<number | null> {
  const bytes = totalBytes(available, format);
  if (bytes === null || available.length === 0 || available.length > ZIP_TRACK_LIMIT) return bytes;
  // Any date will do: in a zip all dates have the same length.
  const now = new Date(0);
  const { stream, size } = await zipOf(sources, { title, lang, facts, format, now, isWhole: true });
  stream.destroy();
  return size;
}
