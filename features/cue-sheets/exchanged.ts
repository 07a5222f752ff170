import type { Cue } from "#/contract/cue-sheet.ts";

/** In one row, a recording of the catalogue replaced by another. */
export interface Exchange {
  cue: string;
  from: string;
  to: string;
}

/** Effect of an exchange on the items of a project. */
export interface Followed {
  /** The added item, and the removed one with its position; null if the project had the first, or needs the second. */
  put: string | null;
  took: { item: string; at: number } | null;
}

/** Address of the recording that a row declares, a track or one version of it; null for music from elsewhere. */
export const itemOf = ({ track, version }: Cue) => version ?? track;

/** Returns the exchanges between two states of a sheet, row by row. */
export function exchangesBetween(before: readonly Cue[], now: readonly Cue[]): Exchange[] {
  const had = new Map(before.map((cue) => [cue.id, itemOf(cue)]));
  return now.flatMap((cue) => {
    const [from, to] = [had.get(cue.id), itemOf(cue)];
    return from && to && from !== to ? [{ cue: cue.id, from, to }] : [];
  });
}

/**
 * Returns the items of a project after an exchange, and the changes made: the new item takes the position of the old
 * one, which stays beside it while another row needs it. If the old item is not in the project, nothing is added.
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

/** Reverts an exchange on the items, as far as they are still the same. */
export function takenBack(items: readonly string[], { put, took }: Followed): string[] {
  const at = put === null ? -1 : items.indexOf(put);
  const others = items.filter((one) => one !== put);
  if (!took || others.includes(took.item)) return others;
  others.splice(at === -1 ? took.at : at, 0, took.item);
  return others;
}

/**
 * The first use of each recording that a project of these items will not hold once the rows of its sheet have gone from
 * `before` to `now`: what a row exchanges, the project exchanges too.
 */
export function missingFrom(
  items: readonly string[],
  uses: readonly Cue[],
  before: readonly Cue[],
  now: readonly Cue[],
): Cue[] {
  const exchanged = exchangesBetween(before, now).reduce(
    (list, exchange) => followed(list, exchange, now).items,
    [...items],
  );
  const held = new Set(exchanged);
  return uses.filter((use) => {
    const item = itemOf(use);
    if (item === null || held.has(item)) return false;
    held.add(item);
    return true;
  });
}
