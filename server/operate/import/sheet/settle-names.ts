import { fold } from "#/contract/fold.ts";
import { publisherNames, publisherText } from "#/contract/publishers.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { Credit } from "./row-credits.ts";
import type { SheetRow } from "./sheet-row.ts";

/**
 * Splits publishers at a slash where another row names one of them alone, since a company's name may have a slash too:
 * «Rive / Môle Éditions» beside a row of «Rive».
 */
export function splitKnownPublishers(rows: readonly SheetRow[]): void {
  const alone = new Set(rows.flatMap(({ publisher }) => publisherNames(publisher).map(fold)));
  for (const row of rows) {
    const names = publisherNames(row.publisher).flatMap((name) => {
      const parts = name.split(/\s+\/\s+/u);
      return parts.some((part) => alone.has(fold(part))) ? parts : name;
    });
    row.publisher = publisherText(names);
  }
}

/** `V. Marušić`, `V.-M. Marušić`: initials and a family name. */
const INITIALS = /^((?:\p{Lu}\.[\s-]?)+)\s*(\p{L}[^.]*)$/u;

/**
 * Writes out names with initials where the sheet has one whole name that fits: «V. Marušić» is «Vesna Marušić», unless
 * both stand in one row or their IPIs differ. Returns a notice for each row, so that a person can confirm it.
 */
export function writeOutInitials(rows: readonly SheetRow[]): Notice[] {
  const read = rows.map(({ line, credits }) => ({ line, credits: (credits ?? []).map(readName) }));
  const all = read.flatMap(({ credits }) => credits);
  const shorts = all.flatMap(({ short }) => short ?? []);
  if (shorts.length === 0) return [];
  const wholes = wholeNames(
    all.filter(({ short }) => short === null),
    shorts,
  );
  return read.flatMap(({ line, credits }) => {
    const beside = new Set(credits.map(({ key }) => key));
    return credits.flatMap(({ credit, name, short }): Notice[] => {
      const full = short && onlyWhole(wholes.get(keyOf(short.letters, short.family)), credit.ipi);
      if (!full || beside.has(full.key)) return [];
      credit.name = full.name;
      beside.add(full.key);
      return [{ key: "doubtInitials", values: { line, short: name, name: full.name } }];
    });
  });
}

/** Initials and the words of a family name, folded. */
interface ShortName {
  letters: readonly string[];
  family: readonly string[];
}

interface ReadName {
  credit: Credit;
  name: string;
  key: string;
  short: ShortName | null;
}

function readName(credit: Credit): ReadName {
  const { name } = credit;
  const [, initials = "", family = ""] = INITIALS.exec(name) ?? [];
  const letters = fold(initials).match(/\p{L}/gu) ?? [];
  const short = letters.length > 0 ? { letters, family: fold(family).split(" ") } : null;
  return { credit, name, key: personKey(name), short };
}

/** The whole names for which one with initials may be short, by their IPI (0 for none). */
type Wholes = Map<number, ReadName[]>;

/** Groups whole names by each pair of initials and family name that one of `shorts` could be short for. */
function wholeNames(names: readonly ReadName[], shorts: readonly ShortName[]): Map<string, Wholes> {
  const lengths = new Map(
    shorts.map(({ letters, family }) => [
      `${letters.length} ${family.length}`,
      { letters: letters.length, family: family.length },
    ]),
  );
  const found = new Map<string, Wholes>();
  for (const one of new Map(names.map((name) => [name.key, name])).values()) {
    const words = one.key.split(" ");
    for (const length of lengths.values()) {
      const place = words.length - length.family;
      const given = words
        .slice(0, Math.max(0, place))
        .join(" ")
        .split(/[\s-]+/u);
      const letters = given.slice(0, length.letters).flatMap((part) => [...part].slice(0, 1));
      if (letters.length < length.letters) continue;
      const key = keyOf(letters, words.slice(place));
      const wholes = found.get(key) ?? new Map();
      const ipi = Number(one.credit.ipi ?? 0);
      wholes.set(ipi, [...(wholes.get(ipi) ?? []).slice(0, 1), one]);
      found.set(key, wholes);
    }
  }
  return found;
}

const keyOf = (letters: readonly string[], family: readonly string[]) =>
  `${letters.join(" ")}. ${family.join(" ")}`;

/** Returns the only whole name whose IPI is not another one; null if there is none or several. */
function onlyWhole(wholes: Wholes | undefined, ipi: string | null): ReadName | null {
  if (!wholes || (ipi === null && wholes.size > 2)) return null;
  const fitting = ipi === null ? [...wholes.values()] : [wholes.get(0) ?? [], wholes.get(Number(ipi)) ?? []];
  const [full = null, ...others] = fitting.flat();
  return others.length === 0 ? full : null;
}
