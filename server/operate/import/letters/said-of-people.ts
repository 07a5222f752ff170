import { fold } from "#/contract/fold.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";

/** A value that a sentence says of each of some people. */
export type SaidOfPeople = ReadonlyMap<string, string>;

/** A share; one of several in a text. */
export const SHARE = /(?<!\d)(\d{1,3}(?:[.,]\d{1,3})?) ?%/g;
/** An IPI name number; one of several in a text. */
export const IPI = /(?<!\d)(\d{9,11})(?!\d)/g;

/** Returns the shares that a sentence gives to people, by `personKey`; null unless it names each of them once, with one share. */
export const sharesOf = (sentence: string, names: readonly string[]) => paired(sentence, names, SHARE);

/** Returns the IPIs that a sentence gives to people, by `personKey`; null unless it names each of them once, with one number. */
export const ipisOf = (sentence: string, names: readonly string[]) => paired(sentence, names, IPI);

/** Pairs names with values that take turns: all values behind their names, or all before them. */
function paired(sentence: string, names: readonly string[], pattern: RegExp): SaidOfPeople | null {
  const text = fold(sentence).replace(/\s+/g, " ");
  const values = [...text.matchAll(pattern)].map(({ index, 1: value = "" }) => ({ index, value }));
  if (values.length === 0 || values.length !== names.length) return null;
  const keys = names.map(personKey);
  const families = keys.map(familyIn);
  const found = keys.map((key, place) => {
    const isAlone = families.filter((family) => family === families[place]).length === 1;
    const all = [...text.matchAll(patternOf(key, isAlone))];
    return { key, index: all.length === 1 ? (all[0]?.index ?? -1) : -1 };
  });
  if (found.some(({ index }) => index < 0)) return null;
  const inOrder = found.toSorted((one, other) => one.index - other.index);
  const isBehind = (inOrder[0]?.index ?? 0) < (values[0]?.index ?? 0);
  const [first, second] = isBehind ? [inOrder, values] : [values, inOrder];
  const takesTurns = first.every(
    ({ index }, place) =>
      index < (second[place]?.index ?? -1) &&
      (second[place]?.index ?? 0) < (first[place + 1]?.index ?? Infinity),
  );
  return takesTurns ? new Map(inOrder.map(({ key }, place) => [key, values[place]?.value ?? ""])) : null;
}

/** Returns the last word of a name, folded. */
export const familyIn = (key: string) => /\S+$/u.exec(key)?.[0] ?? "";

/** Escapes the signs of patterns and no others: with the flag `u`, an escaped hyphen or apostrophe is an error. */
const escaped = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&");

/** Returns a pattern of a name, with the family name first or last or, if `isAlone`, without the others. */
function patternOf(key: string, isAlone: boolean): RegExp {
  const family = familyIn(key);
  const given = key.slice(0, key.length - family.length).trim();
  const whole =
    given === "" ? [] : [`${escaped(given)} ${escaped(family)}`, `${escaped(family)},? ${escaped(given)}`];
  const forms = [...whole, ...(isAlone ? [escaped(family)] : [])].join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms})(?![\\p{L}\\p{N}]|-\\p{L})`, "gu");
}
