import type { Cue } from "#/contract/cue-sheet.ts";

/** A recording of the catalogue that was taken in the place of another in one row. */
export interface Exchange {
  cue: string;
  from: string;
  to: string;
}

/** What an exchange has done to the items of a project. */
export interface Followed {
  /** What it put in, and what it took out at which place; null where the project had the one, or needed the other on. */
  put: string | null;
  took: { item: string; at: number } | null;
}

const itemOf = ({ track, version }: Cue) => version ?? track;

/** What was exchanged between two states of a sheet, row by row. */
export function exchangesBetween(before: readonly Cue[], now: readonly Cue[]): Exchange[] {
  const had = new Map(before.map((cue) => [cue.id, itemOf(cue)]));
  return now.flatMap((cue) => {
    const [from, to] = [had.get(cue.id), itemOf(cue)];
    return from && to && from !== to ? [{ cue: cue.id, from, to }] : [];
  });
}

/**
 * The items of a project after an exchange, and what was done to them: the new one stands where the old one stood, which
 * stays beside it while another row needs it. What the project did not hold is not put into it.
 */
export function followed(
  items: readonly string[],
  { from, to }: Exchange,
  cues: readonly Cue[],
): { items: string[]; done: Followed } {
  const at = items.indexOf(from);
  if (at === -1) return { items: [...items], done: { put: null, took: null } };
  const put = items.includes(to) ? null : to;
  const isNeeded = cues.some((cue) => itemOf(cue) === from);
  const own = [...(isNeeded ? [from] : []), ...(put ? [put] : [])];
  return {
    items: items.flatMap((one) => (one === from ? own : [one])),
    done: { put, took: isNeeded ? null : { item: from, at } },
  };
}

/** The items as they were before an exchange did this to them, as far as they are still those. */
export function takenBack(items: readonly string[], { put, took }: Followed): string[] {
  const at = put === null ? -1 : items.indexOf(put);
  const others = items.filter((one) => one !== put);
  if (!took || others.includes(took.item)) return others;
  others.splice(at === -1 ? took.at : at, 0, took.item);
  return others;
}
