import type { Cue } from "#/contract/cue-sheet.ts";
import type { DownloadFormat } from "#/contract/download.ts";
import { fileName } from "#/contract/file-name.ts";
import { blocksOf } from "../strip/strip-blocks.ts";

/** A placed row as a clip of an edit list. `start` and `end` are frames of the programme, `sourceIn` of the recording. */
export interface LaidMusic {
  /** Name that identifies the music: reference, title and version, or the clip of an unknown row. */
  name: string;
  /** Name of its file, as in a download of this recording alone; for music from elsewhere, the name of its clip. */
  file: string;
  reference: string;
  /** Number of the lane, from 0; overlapping music is in different lanes. */
  lane: number;
  start: number;
  end: number;
  sourceIn: number;
}

interface Naming {
  /** Returns the name of a row without a title. */
  untitled: (number: number) => string;
  /** Returns the name of a version in the reader's language. */
  version: (label: string) => string;
  /** Format of the files that the editor has. */
  format: DownloadFormat;
}

/** Returns the placed rows of a sheet as clips of an edit list, in the order of the film. */
export function laidMusic(cues: readonly Cue[], naming: Naming): LaidMusic[] {
  const named = blocksOf(cues).map((block) => ({ ...block, ...namesOf(block.cue, block.number, naming) }));
  const recordings = new Map<string, Set<string | null>>();
  for (const { cue, file } of named) {
    recordings.set(file, (recordings.get(file) ?? new Set()).add(cue.version ?? cue.track));
  }
  return named
    .map(({ cue, name, file, lane, start, end }) => ({
      name,
      // Edit systems would take two works with the same file name for one. Files from elsewhere keep the editor's name.
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

/** Removes line breaks, since EDLs have one name per line, and characters that XML does not allow. */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, " ")
    .replace(/[\uFFFE\uFFFF]/g, "")
    .trim();

const foreignFile = (name: string) =>
  /\.[a-z0-9]{2,4}$/i.test(name) ? name.replace(/[/\\]/g, "-") : `${name.replace(/[/\\:*?"<>|]+/g, "-")}.wav`;
