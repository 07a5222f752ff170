import { type ICommonTagsResult, parseFile } from "music-metadata";
import { cleanText } from "./clean-text.ts";
import { parseTonality } from "./parse-tonality.ts";
import { splitWriters } from "./split-writers.ts";

/** Validated tags of a file; null or empty where the file has no valid value. */
export interface FileTags {
  title: string | null;
  album: string | null;
  writers: string[];
  publisher: string | null;
  bpm: number | null;
  tonality: string | null;
  disc: number | null;
  trackNumber: number | null;
  genres: string[];
  moods: string[];
  isrc: string | null;
  catalogueNumber: string | null;
  /** `YYYY-MM-DD`; a year alone becomes its first of January. */
  releaseDate: string | null;
}

/** Limits of `tracks.bpm`. */
export const SLOWEST_BPM = 20;
export const FASTEST_BPM = 400;

/** Tags of a file without any. */
export const NO_TAGS: FileTags = {
  title: null,
  album: null,
  writers: [],
  publisher: null,
  bpm: null,
  tonality: null,
  disc: null,
  trackNumber: null,
  genres: [],
  moods: [],
  isrc: null,
  catalogueNumber: null,
  releaseDate: null,
};

/**
 * Reads the tags of a file. Returns none when they cannot be read, because only decoding shows whether the sound
 * can be.
 */
export async function readTags(path: string): Promise<FileTags> {
  try {
    const { common } = await parseFile(path, { duration: false, skipCovers: true });
    return tagsOf(common);
  } catch {
    return NO_TAGS;
  }
}

function tagsOf(common: ICommonTagsResult): FileTags {
  const authors = [common.composer, common.writer].find((names) => names && names.length > 0);
  const artists = common.artist ? [common.artist] : (common.artists ?? []);
  return {
    title: cleanText(common.title),
    album: cleanText(common.album),
    writers: splitWriters(authors ?? artists),
    publisher: cleanText(common.label?.[0] ?? common.publisher?.[0]),
    bpm: wholeBetween(common.bpm, SLOWEST_BPM, FASTEST_BPM),
    tonality: common.key ? parseTonality(common.key) : null,
    disc: wholeBetween(common.disk.no, 1, 99),
    trackNumber: wholeBetween(common.track.no, 1, 9_999),
    genres: splitList(common.genre ?? []),
    moods: splitList(common.mood ? [common.mood] : []),
    isrc: parseIsrc(common.isrc?.[0] ?? ""),
    catalogueNumber: cleanText(common.catalognumber?.[0]),
    releaseDate: parseDate(common.releasedate ?? common.date ?? String(common.year ?? "")),
  };
}

function wholeBetween(value: number | null | undefined, least: number, most: number): number | null {
  const whole = Math.round(value ?? Number.NaN);
  return whole >= least && whole <= most ? whole : null;
}

/** Splits lists that people write in one field: «Folk; Ambient, Drone». Removes duplicates. */
export function splitList(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => text.split(/[;,|/\n\0]/u)).map(cleanText);
  return [...new Set(parts.filter((part) => part !== null))];
}

/** Parses an ISRC (ISO 3901), without its hyphens; null if invalid. */
export function parseIsrc(text: string): string | null {
  const plain = text.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(plain) ? plain : null;
}

function parseDate(text: string): string | null {
  const [, year, month = "01", day = "01"] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(text) ?? [];
  if (!year || Number(year) < 1000) return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}
