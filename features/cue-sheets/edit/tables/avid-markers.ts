import { LAST_FRAME } from "#/contract/cue-sheet.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf, codeIn, readCode } from "#/features/cue-sheets/time/read-time.ts";
import type { Clock } from "#/features/cue-sheets/time/timecode.ts";
import { type Edit, type EditClip, editOf, MOST_CLIPS, Skipped, UnreadableEdit } from "../edit.ts";
import { isMusicLabel } from "../not-music.ts";
import { type Pair, pairsOf } from "./marker-pairs.ts";

/** User, time code, track, colour, comment and, in newer versions, a length in frames. */
const MARKER =
  /^[^\t\r\n]*\t(\d{2}[:;]\d{2}[:;]\d{2}[:;]\d{2})\t([ADMTV]C?\d*)\t[^\t\r\n]*\t([^\t\r\n]*)(?:\t(\d{1,7}))?/;
/** Prefix in many comments that marks music among markers of all kinds. */
const KIND = /^(?:musi(?:c|que|k|ca)|mx)\s*[:\-–]\s+/i;

/** Whether a text is Media Composer's «Export Markers»: a table without headings. */
export const isAvidMarkers = (text: string) => MARKER.test(text.replace(/^\uFEFF/, "").trimStart());

/** Reads Media Composer's markers that have a length, by their comments: those on audio tracks, or all if none is. */
export function readAvidMarkers(text: string, assumed: Assumed): Edit {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ row, line: index + 1, parts: MARKER.exec(row) }))
    .filter(({ row }) => row.trim() !== "");
  const { rates, clock } = clockOf(
    rows.flatMap(({ parts }) => parts?.[1] ?? []),
    assumed,
  );
  const pairs = pairsOf(
    rows.map(({ parts }) => ({
      comment: Number(parts?.[4] ?? 0) > 1 ? "" : (parts?.[3] ?? "").trim(),
      frame: readCode(parts?.[1] ?? "", clock) ?? 0,
    })),
  );
  const hasMusic = [...pairs.values()].some((pair) => pair && isMusicLabel(pair.mark));
  const read = rows.map((one, index) => ({
    ...one,
    isEnd: pairs.get(index) === null,
    clip: clipOf(one.parts ?? [], clock, pairs.get(index) ?? null, hasMusic),
  }));
  const hasSound = read.some(({ clip }) => clip && !clip.hasPicture);
  const skipped = new Skipped();
  const clips: EditClip[] = [];
  for (const { row, line, parts, clip, isEnd } of read) {
    if (isEnd || (hasSound && isPicture(parts?.[2]))) continue;
    if (clip) clips.push(clip);
    else skipped.add(line, row.replace(/\t/g, " "));
    if (clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  }
  return editOf({ format: "table", title: "", rates, counted: clock.rate, clips }, skipped);
}

const isPicture = (channel = "") => /^[DV]/.test(channel);

/** The clip of a marker: with its own length, or up to the marker that ends it. */
function clipOf(
  [, code = "", channel = "", comment = "", frames = "0"]: string[],
  clock: Clock,
  pair: Pair | null,
  hasMusic: boolean,
): EditClip | null {
  const start = readCode(code, clock);
  const end = pair?.end ?? (start ?? 0) + Number(frames);
  const name = pair?.title ?? comment.trim().replace(KIND, "");
  if (start === null || end - start <= 1 || end > LAST_FRAME || name === "") return null;
  const place = { start, end, startCode: codeIn(code) };
  const clip = { name, file: "", reel: "", channel, ...place, hasPicture: isPicture(channel) };
  return pair ? { ...clip, role: roleOf(pair, hasMusic) } : clip;
}

/** Returns the role that a mark gives its title; if some marks of the list are named music, all others are not. */
function roleOf({ mark, title }: Pair, hasMusic: boolean): string {
  if (hasMusic && !isMusicLabel(mark)) return "marker";
  return mark === title ? "" : mark;
}
