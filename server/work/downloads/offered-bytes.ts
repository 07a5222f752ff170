import { type DownloadFormat, ZIP_TRACK_LIMIT } from "#/contract/download.ts";
import type { FileLang } from "./asked-language.ts";
import { coverCache, openSound, type SoundSources } from "./deliver.ts";
import { type Available, bytesOf } from "./plan.ts";
import type { SoundFacts } from "./sound-facts.ts";
import { zipOf } from "./zip.ts";

/** Bytes of a file as it is delivered, with what is written into it; null while it is still to be made. */
export async function fileBytes(
  sources: SoundSources,
  available: Available,
  format: DownloadFormat,
): Promise<number | null> {
  if (bytesOf([available], format) === null) return null;
  const cover = await coverCache(sources)(available.facts.image);
  const sound = await openSound(sources, available.facts, { format, cover });
  return sound?.size ?? null;
}

interface Zipped {
  title: string;
  /** Of the names in it, which take room as well. */
  lang: FileLang;
  /** All that is in the list, also what is not there: the zip names it. */
  facts: readonly SoundFacts[];
  available: readonly Available[];
}

/** Bytes of the zip of a list; null while some of it is still to be made. What no zip is made of is only added up. */
export async function zipBytes(
  sources: SoundSources,
  { title, lang, facts, available }: Zipped,
  format: DownloadFormat,
): Promise<number | null> {
  const bytes = bytesOf(available, format);
  if (bytes === null || available.length === 0 || available.length > ZIP_TRACK_LIMIT) return bytes;
  // The day that stands in a zip has the same length every day.
  const now = new Date(0);
  const { stream, size } = await zipOf(sources, { title, lang, facts, format, now, isWhole: true });
  stream.destroy();
  return size;
}
