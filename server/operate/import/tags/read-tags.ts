import { open, readFile, stat } from "node:fs/promises";
import { type IAudioMetadata, parseBuffer, parseFile } from "music-metadata";
import type { RepairedText } from "#/contract/mojibake.ts";
import { publisherText } from "#/contract/publishers.ts";
import { MAX_BYTES } from "#/server/sound/measuring/decode.ts";
import { plainWav } from "#/server/sound/measuring/plain-wav.ts";
import { cleanText } from "./clean-text.ts";
import { daysOfFrames } from "./days-of-frames.ts";
import { isStraightWav } from "./is-straight-wav.ts";
import { parseReleaseDay } from "./parse-release-day.ts";
import { parseTonality } from "./parse-tonality.ts";
import { arrangersIn, namesNoComposer, type TaggedWriter, taggedWriters } from "./tagged-writers.ts";
import { textMender } from "./text-mender.ts";
import { commonOfBytes, withTexts } from "./texts-of-bytes.ts";

/** Validated tags of a file; null or empty for a tag that is missing or invalid. */
export interface FileTags {
  title: string | null;
  album: string | null;
  writers: TaggedWriter[];
  /** Whether the writers are artists, because no tag names a composer. */
  hasStandIns: boolean;
  /** May contain several names, separated by semicolons. */
  publisher: string | null;
  bpm: number | null;
  tonality: string | null;
  disc: number | null;
  trackNumber: number | null;
  genres: string[];
  moods: string[];
  isrc: string | null;
  /** Further ISRCs in the file. */
  otherIsrcs: string[];
  iswc: string | null;
  catalogueNumber: string | null;
  /** Release date as `YYYY-MM-DD`; an unknown month or day becomes the first. */
  releaseDate: string | null;
  /** Texts with broken letters (mojibake). */
  mended: RepairedText[];
}

/** Limits of the column `tracks.bpm`. */
export const SLOWEST_BPM = 20;
export const FASTEST_BPM = 400;

/** Tags of a file that has none. */
export const NO_TAGS: FileTags = {
  title: null,
  album: null,
  writers: [],
  hasStandIns: false,
  publisher: null,
  bpm: null,
  tonality: null,
  disc: null,
  trackNumber: null,
  genres: [],
  moods: [],
  isrc: null,
  otherIsrcs: [],
  iswc: null,
  catalogueNumber: null,
  releaseDate: null,
  mended: [],
};

/**
 * Reads the tags of a file. Returns none if they cannot be read: the sound may still be readable, as only decoding
 * shows.
 */
export async function readTags(path: string): Promise<FileTags> {
  try {
    const read = await parseFile(path, OPTIONS).catch(() => null);
    if (read && Object.keys(read.native).length > 0) return await tagsOf(path, read);
    if (WAV.test(path) !== (await beginsAsWav(path)))
      return await tagsOf(path, await parseBuffer(await wholeFile(path), undefined, OPTIONS));
    const wav = await oddWav(path);
    return wav ? await tagsOf(path, await parseBuffer(wav, { mimeType: "audio/wav" }, OPTIONS)) : NO_TAGS;
  } catch {
    return NO_TAGS;
  }
}

const OPTIONS = { duration: false, skipCovers: true };
const WAV = /\.(?:wave?|bwf|rf64|bw64)$/i;

/** Returns whether the first bytes are those of a WAV, because the file name may be wrong. */
async function beginsAsWav(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), { position: 0 });
    return /^(?:RIFF|RF64|BW64)$/.test(buffer.toString("latin1"));
  } finally {
    await file.close();
  }
}

/** @throws {RangeError} for a file above the size limit. */
async function wholeFile(path: string): Promise<Uint8Array> {
  if ((await stat(path)).size > MAX_BYTES) throw new RangeError("too large");
  return readFile(path);
}

/** Returns a plain copy of a WAV whose structure hides its tags; null for other files. */
async function oddWav(path: string): Promise<Uint8Array | null> {
  if (!WAV.test(path) || (await stat(path)).size > MAX_BYTES) return null;
  return (await isStraightWav(path)) ? null : plainWav(await readFile(path));
}

/**
 * Names (in ID3, Vorbis, APE and MP4) of tags for which the parser keeps only one value, cuts it, or mixes it with
 * others.
 */
const BPM = /^(?:TBPM?|(?:.*:)?BPM|tmpo)$/i;
const MOOD = /^(?:TMOO|(?:.*:)?MOOD)$/i;
/** Names of tags for keys and works that the parser does not know or knows under other names. */
const KEY = /^(?:TKEY|TKE|(?:.*:)?INITIAL[ _]?KEY|KEY)$/i;
const ISWC = /^(?:.*:)?ISWC$/i;
const PUBLISHER = /^(?:TPUB|TPB|(?:.*:)?PUBLISHER)$/i;

async function tagsOf(path: string, read: IAudioMetadata): Promise<FileTags> {
  const { native } = read;
  const { mend, mended } = textMender();
  const common = withTexts(await commonOfBytes(path, read), mend);
  const written = (name: RegExp) =>
    Object.values(native).flatMap((tags) =>
      tags.flatMap(({ id, value }) =>
        name.test(id) && (typeof value === "string" || typeof value === "number")
          ? [mend(String(value))]
          : [],
      ),
    );
  const people = { ...common, arranger: [...(common.arranger ?? []), ...arrangersIn(native).map(mend)] };
  const publishers = namesOf(written(PUBLISHER));
  const isrcs = [...new Set(splitList(common.isrc ?? []).flatMap((text) => parseIsrc(text) ?? []))];
  const dates = [common.releasedate, ...daysOfFrames(native), common.date, String(common.year ?? "")];
  return {
    title: cleanText(common.title),
    album: cleanText(common.album),
    writers: taggedWriters(people),
    hasStandIns: namesNoComposer(people),
    publisher: publisherText(publishers.length > 0 ? publishers : namesOf(common.label ?? [])),
    bpm: tempoOf(written(BPM), common.bpm),
    tonality: firstOf([common.key ?? "", ...written(KEY)], parseTonality),
    disc: wholeBetween(common.disk.no, 1, 99),
    trackNumber: wholeBetween(common.track.no, 1, 9_999),
    genres: splitList(common.genre ?? []),
    moods: splitList(written(MOOD)),
    isrc: isrcs[0] ?? null,
    otherIsrcs: isrcs.slice(1),
    iswc: firstOf(written(ISWC), parseIswc),
    catalogueNumber: cleanText(common.catalognumber?.[0]),
    releaseDate: firstOf(
      dates.map((date) => date ?? ""),
      parseReleaseDay,
    ),
    mended,
  };
}

/** Returns the tempo, rounded. Among several tags, chooses the one that the parser prefers and truncates. */
function tempoOf(texts: readonly string[], preferred: number | undefined): number | null {
  const tempos = texts.map((text) => Number(text.trim().replace(",", ".")));
  const meant = tempos.find((tempo) => Math.trunc(tempo) === preferred) ?? preferred;
  return wholeBetween(meant, SLOWEST_BPM, FASTEST_BPM);
}

/** Returns the first value that can be parsed; null if none can. */
const firstOf = (texts: readonly string[], parse: (text: string) => string | null) =>
  texts.map(parse).find((value) => value !== null) ?? null;

const namesOf = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => cleanText(text) ?? []))];

function wholeBetween(value: number | null | undefined, least: number, most: number): number | null {
  const whole = Math.round(value ?? Number.NaN);
  return whole >= least && whole <= most ? whole : null;
}

/** Splits lists that people write in one field: «Folk; Ambient, Drone». Removes duplicates. */
export function splitList(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => text.split(/[;,|/\n\0]/u)).map(cleanText);
  return [...new Set(parts.filter((part) => part !== null))];
}

/** Parses an ISRC (ISO 3901) and removes its hyphens, dots and the word before it; null if invalid. */
export function parseIsrc(text: string): string | null {
  const plain = text
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}._:]/gu, "")
    .replace(/^ISRC(?=.{12}$)/, "");
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(plain) ? plain : null;
}

/** Parses an International Standard Musical Work Code (ISO 15707), such as T-034.524.680-1. */
export function parseIswc(text: string): string | null {
  const plain = text.replace(/[\s.-]/g, "").toUpperCase();
  return /^T\d{10}$/.test(plain) ? plain : null;
}
