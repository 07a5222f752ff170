import { type DownloadFormat, ZIP_BYTE_LIMIT, ZIP_TRACK_LIMIT } from "#/contract/download.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import { mp3Path, type SoundSources, wavPath } from "./open-sound.ts";
import type { SoundFacts } from "./sound-facts.ts";

/** A deliverable sound: its bytes in each format, null for an mp3 that has not been rendered yet. */
export interface AvailableSound {
  facts: SoundFacts;
  mp3: number | null;
  /** Undefined when the import contained no WAV. */
  wav: number | undefined;
}

/** Returns the deliverable sounds: those with a file, and those whose file can still be rendered. */
export async function availableSounds(
  { media }: SoundSources,
  all: readonly SoundFacts[],
): Promise<AvailableSound[]> {
  const found: AvailableSound[] = [];
  for (const facts of all) {
    const [mp3, wav] = await Promise.all([media.stat(mp3Path(facts)), media.stat(wavPath(facts))]);
    if (mp3 || wav || facts.isDemo) found.push({ facts, mp3: mp3?.size ?? null, wav: wav?.size });
  }
  return found;
}

/**
 * Makes sure that a zip will contain a sound: if no file exists yet, renders the first possible one.
 * @throws Problem 404 when all are missing (contract §8.2).
 */
export async function ensureOneSound(
  { ensureSound }: SoundSources,
  available: readonly AvailableSound[],
): Promise<void> {
  if (available.some(({ mp3, wav }) => mp3 !== null || wav !== undefined)) return;
  for (const { facts } of available) {
    if (await ensureSound(facts.mp3File).catch(() => false)) return;
  }
  throw notFound();
}

/** Returns the bytes of all files in a format, with mp3 for a missing WAV; null if some have not been rendered yet. */
export function totalBytes(available: readonly AvailableSound[], format: DownloadFormat): number | null {
  let sum = 0;
  for (const { mp3, wav } of available) {
    const bytes = format === "wav" && wav !== undefined ? wav : mp3;
    if (bytes === null) return null;
    sum += bytes;
  }
  return sum;
}

/**
 * Refuses lists that cannot become a zip (contract §8.2).
 * @throws Problem 404 for an empty list.
 * @throws Violations above the limits of tracks and bytes.
 */
export function checkZip(available: readonly AvailableSound[], format: DownloadFormat): void {
  if (available.length === 0) throw notFound();
  if (available.length > ZIP_TRACK_LIMIT) {
    throw violation("tracks", "tooMany", `A download should contain ${ZIP_TRACK_LIMIT} tracks or less.`);
  }
  if ((totalBytes(available, format) ?? 0) > ZIP_BYTE_LIMIT) {
    throw violation("tracks", "tooMany", "A download should not be larger than 8 GiB.");
  }
}
