import { isSetAside } from "./tables/row-remarks.ts";

/** Text that its writer has struck through, in a note (`~~`) or in a chat (`~`): «~~"Rust"~~ cut». */
const STRUCK = /~~([^~]{1,200})~~|(?<![^\s(])~(?=[^\s~\d])([^~]{1,200}?)(?<=\S)~(?![^\s,;.:!)])/g;
const QUOTED = /["\u00ab\u201c\u201e]/;
const TIMES = /\d+(?:[:.h]\d+)+/g;
/** A sign between a title that is struck through and another. */
const SIGNS_BEFORE = /^[\s,;:.()>=\u2013\u2014\u2192-]+/;
/** What is said of music that is struck through, and no other title. */
const REMARK =
  /^(?:cut|out|off|gone|dropped|removed|coup|vir|supprim|enlev|retir|raus|weg|gestrichen|entf|fuera|quitad|fuori|tolt|tagliat)/i;

/**
 * Returns a line without the parts that are struck through, if others stand in their stead: «~~21:00~~ 21:05 "Rust"»,
 * «~~Rust~~ Salt». Otherwise the whole line, which `isStruck`: its music is not heard.
 */
export function withoutStruck(line: string): { text: string; isStruck: boolean } {
  const struck = [...line.matchAll(STRUCK)].map(([, inNote, inChat]) => inNote ?? inChat ?? "").join(" ");
  if (struck === "") return { text: line, isStruck: false };
  const kept = line.replace(STRUCK, " ");
  const words = kept.replace(TIMES, " ").replace(SIGNS_BEFORE, "");
  const isOther =
    QUOTED.test(kept) || (/^\p{Lu}/u.test(words) && !REMARK.test(words) && !isSetAside("", [words]));
  return /\p{L}/u.test(struck) && !isOther
    ? { text: line.replace(/~/g, " "), isStruck: true }
    : { text: kept, isStruck: false };
}
