import type { Cue } from "#/contract/cue-sheet.ts";
import type { DownloadFormat } from "#/contract/download.ts";
import { fileName } from "#/contract/file-name.ts";
import { blocksOf } from "../strip/strip-blocks.ts";

/** A placed row as a clip of an edit list; frames of the programme and of its recording. */
export interface LaidMusic {
  /** Name that identifies the music: reference, title and version, or the clip of an unknown row. */
  name: string;
  /** Its file, named as in its own download; for music from elsewhere the file of its clip. */
  file: string;
  reference: string;
  /** Separates overlapping music, from 0. */
  lane: number;
  start: number;
  end: number;
  sourceIn: number;
}

/** Names in an edit list: for a row without a title, for a version, and the format of the files. */
interface Naming {
  untitled: (number: number) => string;
  version: (label: string) => string;
  format: DownloadFormat;
}

/** Returns the placed rows of a sheet in the order of the film. */
export function laidMusic(cues: readonly Cue[], naming: Naming): LaidMusic[] {
  const named = blocksOf(cues).map((block) => ({ ...block, ...namesOf(block.cue, block.number, naming) }));
  const recordings = new Map<string, Set<string | null>>();
  for (const { cue, file } of named) {
    recordings.set(file, (recordings.get(file) ?? new Set()).add(cue.version ?? cue.track));
  }
  return named
    .map(({ cue, name, file, lane, start, end }) => ({
      name,
      // Two works of one title would be one source. A file from elsewhere has the name that the editor knows.
      file:
        cue.track !== null && (recordings.get(file)?.size ?? 0) > 1 ? fileName(name, naming.format) : file,
      reference: cue.track === null ? "" : oneLine(cue.reference),
      lane,
      start,
      end,
      sourceIn: cue.sourceIn ?? 0,
    }))
    .sort((a, b) => a.start - b.start || a.lane - b.lane);
}

function namesOf(cue: Cue, number: number, { untitled, version, format }: Naming) {
  const title = oneLine(cue.title) || untitled(number);
  if (cue.track === null) {
    const name = oneLine(cue.clip) || title;
    return { name, file: foreignFile(name) };
  }
  const label = oneLine(version(oneLine(cue.versionLabel)));
  const sound = label ? `${title} (${label})` : title;
  return { name: `${oneLine(cue.reference)} ${sound}`.trim(), file: fileName(sound, format) };
}

/** Lists have one name per line, and XML allows no control characters. */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, " ")
    .replace(/[\uFFFE\uFFFF]/g, "")
    .trim();

const foreignFile = (name: string) =>
  /\.[a-z0-9]{2,4}$/i.test(name) ? name.replace(/[/\\]/g, "-") : `${name.replace(/[/\\:*?"<>|]+/g, "-")}.wav`;
