import type { Cue } from "#/contract/cue-sheet.ts";
import { LAST_FRAME } from "#/contract/frame-rates.ts";
import type { PlaylistNote } from "#/contract/playlist-note.ts";
import { lanesOf } from "../cues/lanes-of.ts";

/** Place of music in a programme, in frames; `end` is exclusive. */
export interface Place {
  start: number;
  end: number;
}
/** A placed cue on the strip. `number` is its row in the sheet, from 1; overlapping cues are in different lanes. */
export interface Block extends Place {
  cue: Cue;
  number: number;
  lane: number;
}
/** Range of the whole strip, in frames of the programme. */
export interface Span {
  from: number;
  to: number;
}

/** Factor by which the strip of a programme of unknown length is longer than its music. */
const MARGIN = 1.1;
/** Minutes of an empty strip. */
const EMPTY_MINUTES = 10;

/** Returns the placed cues as blocks, in the order of the sheet. */
export function blocksOf(cues: readonly Cue[]): Block[] {
  const lanes = new Map(lanesOf(cues).flatMap((lane, row) => lane.map(({ id }) => [id, row] as const)));
  return cues.flatMap((cue, index) => {
    const lane = lanes.get(cue.id);
    const { start, end } = cue;
    return lane === undefined || start === null || end === null
      ? []
      : [{ cue, number: index + 1, start, end, lane }];
  });
}

/** Returns the number of lanes of a strip, at least one. */
export const lanesIn = (blocks: readonly Block[]): number =>
  Math.max(1, ...blocks.map(({ lane }) => lane + 1));

/**
 * Returns the range of a strip, which contains all blocks and `length` frames (of the programme or the film). It begins at
 * the full hour of time code before the first block, as programmes do.
 */
export function spanOf(
  blocks: readonly Place[],
  { length, framesPerHour }: { length: number | null; framesPerHour: number },
): Span {
  const first = blocks.length > 0 ? Math.min(...blocks.map(({ start }) => start)) : 0;
  const last = Math.max(0, ...blocks.map(({ end }) => end));
  const from = Math.floor(first / framesPerHour) * framesPerHour;
  const minute = framesPerHour / 60;
  if (length !== null) return { from, to: Math.max(from + length, last) };
  const wanted = blocks.length > 0 ? last + (last - from) * (MARGIN - 1) : from + EMPTY_MINUTES * minute;
  // In whole minutes, so that the strip does not change with every frame of a move.
  return { from, to: from + Math.ceil((wanted - from) / minute) * minute };
}

/** Returns a place moved by `by` frames, within the limits of a sheet. */
export function moved({ start, end }: Place, by: number): Place {
  const within = Math.min(LAST_FRAME - end, Math.max(-start, Math.round(by)));
  return { start: start + within, end: end + within };
}

/** Returns a place that begins `by` frames later; at least one frame stays. */
export const trimmedIn = ({ start, end }: Place, by: number): Place => ({
  start: Math.min(end - 1, Math.max(0, Math.round(start + by))),
  end,
});

/** Returns a place that ends `by` frames later; at least one frame stays. */
export const trimmedOut = ({ start, end }: Place, by: number): Place => ({
  start,
  end: Math.min(LAST_FRAME, Math.max(start + 1, Math.round(end + by))),
});

export const CHANGES = { move: moved, in: trimmedIn, out: trimmedOut } as const;
export type Change = keyof typeof CHANGES;

/** Returns the offset, in frames, of a dragged edge to the nearest of `edges` within `reach`; 0 when none is near. */
export function snap({ start, end }: Place, change: Change, edges: readonly number[], reach: number): number {
  const movedEdges = change === "in" ? [start] : change === "out" ? [end] : [start, end];
  let offset = 0;
  let nearest = reach;
  for (const edge of edges) {
    for (const one of movedEdges) {
      if (Math.abs(edge - one) <= nearest && (offset === 0 || Math.abs(edge - one) < nearest)) {
        nearest = Math.abs(edge - one);
        offset = edge - one;
      }
    }
  }
  return offset;
}

/** Returns the positions of the notes on a block's recording, in seconds of the recording. */
export function notesOn(notes: readonly PlaylistNote[], { cue }: Block): number[] {
  const blockNotes = notes.filter(({ track, at }) => at !== null && track === (cue.version ?? cue.track));
  return [...new Set(blockNotes.flatMap(({ at }) => at ?? []))];
}
