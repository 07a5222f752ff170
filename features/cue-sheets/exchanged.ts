import type { Cue } from "#/contract/cue-sheet.ts";

/** The replacement of one recording of the catalogue by another, in one row of a sheet. */
export interface Exchange {
  cue: string;
  from: string;
  to: string;
}

/** Effect of an exchange on the items of a project. */
export interface AppliedExchange {
  /** The added item; null if the project already had it. */
  added: string | null;
  /** The removed item with its position; null if another row still needs it. */
  removed: { item: string; position: number } | null;
}

/** Address of the recording that a row declares (a track or one version of it); null for music from elsewhere. */
export const itemOf = ({ track, version }: Cue) => version ?? track;

/** Returns the exchanges between two states of a sheet, row by row. */
export function exchangesBetween(before: readonly Cue[], now: readonly Cue[]): Exchange[] {
  const itemBefore = new Map(before.map((cue) => [cue.id, itemOf(cue)]));
  return now.flatMap((cue) => {
    const [from, to] = [itemBefore.get(cue.id), itemOf(cue)];
    return from && to && from !== to ? [{ cue: cue.id, from, to }] : [];
  });
}

/**
 * Applies an exchange to the items of a project: the new item takes the position of the old one, which stays before it
 * while another row needs it. If the old item is not in the project, nothing changes.
 */
export function withExchange(
  items: readonly string[],
  { from, to }: Exchange,
  cues: readonly Cue[],
): { items: string[]; applied: AppliedExchange } {
  const position = items.indexOf(from);
  if (position === -1) return { items: [...items], applied: { added: null, removed: null } };
  const added = items.includes(to) ? null : to;
  const isNeeded = cues.some((cue) => itemOf(cue) === from);
  const replacement = [...(isNeeded ? [from] : []), ...(added ? [added] : [])];
  return {
    items: items.flatMap((one) => (one === from ? replacement : [one])),
    applied: { added, removed: isNeeded ? null : { item: from, position } },
  };
}

/** Reverts an exchange on the items; items that were added or removed otherwise since then stay so. */
export function withoutExchange(items: readonly string[], { added, removed }: AppliedExchange): string[] {
  const position = added === null ? -1 : items.indexOf(added);
  const others = items.filter((one) => one !== added);
  if (!removed || others.includes(removed.item)) return others;
  others.splice(position === -1 ? removed.position : position, 0, removed.item);
  return others;
}

/**
 * Returns the first use of each recording that a project with these items will lack once the rows of its sheet have
 * changed from `before` to `now`. An exchange in a row also changes the project, so its new recording is not lacking.
 */
export function missingFrom(
  items: readonly string[],
  uses: readonly Cue[],
  before: readonly Cue[],
  now: readonly Cue[],
): Cue[] {
  const exchanged = exchangesBetween(before, now).reduce(
    (list, exchange) => withExchange(list, exchange, now).items,
    [...items],
  );
  const contained = new Set(exchanged);
  return uses.filter((use) => {
    const item = itemOf(use);
    if (item === null || contained.has(item)) return false;
    contained.add(item);
    return true;
  });
}
