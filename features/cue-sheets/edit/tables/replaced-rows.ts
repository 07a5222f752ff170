import { unquoted } from "../clip-title.ts";
import type { EditClip } from "../edit.ts";
import { splitVersion } from "../split-version.ts";
import { replacementTold } from "./replacement-told.ts";
import { replacementHere, replacementIn } from "./row-remarks.ts";
import { keyOfRow } from "./same-rows.ts";

/** A row of a table with its number and its remarks. */
export type NumberedRow = { clip: EditClip; number: string; remarks: readonly string[] };

/** A row that others may replace, and the number of those that are not known to lead nowhere. */
type Replaced = { clip: EditClip; by: readonly EditClip[]; left: number };

/** Maximum number of rows with one name that are looked at for a row that one of them replaces. */
const MOST_NEAR = 100;

/**
 * Sets aside the rows that another row of the table replaces, by its number or its title, at the same place. The other
 * row may be replaced in turn: what counts is whether the chain leads to a row that is heard, so that the order of the
 * rows does not matter. Rows that replace each other stay. «Replaced by the 30 s version» names no row: the music
 * itself may be meant.
 */
export function setReplacedAside(rows: readonly NumberedRow[]): void {
  const named = rows.flatMap(({ clip, remarks }) => {
    const key = keyOfRow(unquoted(replacementIn(remarks) ?? ""));
    return key === "" ? [] : { clip, key };
  });
  if (named.length === 0) return;
  const clipsByKey = clipsOfKeys(rows, new Set(named.map(({ key }) => key)));
  const isNamed = new Set(named.map(({ clip }) => clip));
  const replaced = named.map(({ clip, key }): Replaced => {
    const others = clipsAround(clip, clipsByKey.get(key) ?? []);
    const by = others.filter((other) => isNamed.has(other) || !other.isOff);
    return { clip, by, left: by.length };
  });
  for (const clip of leadingToHeard(replaced)) clip.isOff = true;
}

/**
 * Returns the uses of music that has no row of its own: a row says that it replaces another there. The replaced rows are
 * set aside.
 */
export function usesOfReplacements(rows: readonly NumberedRow[]): EditClip[] {
  const titles = new Set(rows.map(({ clip }) => keyOfRow(clip.name)));
  return rows.flatMap(({ clip, remarks }) => {
    const here = unquoted(replacementHere(remarks) ?? "");
    const told =
      here === "" && !clip.isOff ? replacementTold(remarks) : { title: here, writers: [], isSure: true };
    const title = told?.title ?? "";
    if (!told?.isSure || title === "" || titles.has(keyOfRow(title))) return [];
    clip.isOff = true;
    const { reel, channel, hasPicture, start, end, startCode, endCode } = clip;
    const place = { reel, channel, hasPicture, start, end, startCode, endCode };
    return { name: title, file: "", ...place, ...(told.writers.length > 0 && { writers: told.writers }) };
  });
}

/** Returns the rows from which a chain leads to a row that is heard. */
function leadingToHeard(replaced: readonly Replaced[]): ReadonlySet<EditClip> {
  const before = new Map<EditClip, Replaced[]>();
  for (const one of replaced) {
    for (const other of one.by) {
      const known = before.get(other);
      if (known) known.push(one);
      else before.set(other, [one]);
    }
  }
  const nowhere = replaced.filter(({ clip, left }) => clip.isOff && left === 0);
  for (const { clip } of nowhere) {
    for (const one of before.get(clip) ?? []) {
      one.left -= 1;
      if (one.left === 0 && one.clip.isOff) nowhere.push(one);
    }
  }
  const isReplaced = new Set(replaced.filter(({ left }) => left > 0).map(({ clip }) => clip));
  const heard = [...before.keys()].filter((clip) => !clip.isOff && !isReplaced.has(clip));
  const leading = new Set<EditClip>();
  for (const clip of heard) {
    for (const one of before.get(clip) ?? []) {
      if (leading.has(one.clip)) continue;
      leading.add(one.clip);
      heard.push(one.clip);
    }
  }
  return leading;
}

/** Returns the clips of the rows that have one of these numbers or titles, in order of time. */
function clipsOfKeys(rows: readonly NumberedRow[], keys: ReadonlySet<string>) {
  const named = rows.flatMap(({ clip, number }) =>
    // The title counts without its version too: remarks seldom repeat it.
    [...new Set([number, clip.name, splitVersion(clip.name).base].map(keyOfRow))].flatMap((key) =>
      keys.has(key) ? { key, clip } : [],
    ),
  );
  named.sort((a, b) => a.clip.start - b.clip.start);
  return Map.groupBy(named, ({ key }) => key);
}

/**
 * Returns the other clips that start where a clip starts, or cover most of it, and therefore its middle; a cross fade is
 * no replacement. Of many that start before its middle only the last are looked at.
 */
export function clipsAround(
  clip: Pick<EditClip, "start" | "end">,
  sorted: readonly { clip: EditClip }[],
): EditClip[] {
  const middle = (clip.start + clip.end) / 2;
  let [from, until] = [0, sorted.length];
  while (from < until) {
    const at = (from + until) >> 1;
    if ((sorted[at]?.clip.start ?? 0) <= middle) from = at + 1;
    else until = at;
  }
  return sorted
    .slice(Math.max(0, from - MOST_NEAR), from)
    .map((one) => one.clip)
    .filter(
      (other) =>
        other !== clip &&
        (other.start === clip.start ||
          Math.min(other.end, clip.end) - Math.max(other.start, clip.start) > (clip.end - clip.start) / 2),
    );
}
