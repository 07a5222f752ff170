import type { Cue } from "#/contract/cue-sheet.ts";

export type Placed = { id: string; start: number; end: number };

/** Returns the placed cues in as few lanes as possible without overlaps; cues without a place are left out. */
export function lanesOf(cues: readonly Pick<Cue, "id" | "start" | "end">[]): Placed[][] {
  const placed = cues
    .flatMap(({ id, start, end }) =>
      start !== null && end !== null && end > start ? [{ id, start, end }] : [],
    )
    .sort((a, b) => a.start - b.start);
  const lanes: Placed[][] = [];
  for (const cue of placed) {
    const free = lanes.find((lane) => (lane.at(-1)?.end ?? 0) <= cue.start);
    if (free) free.push(cue);
    else lanes.push([cue]);
  }
  return lanes;
}
