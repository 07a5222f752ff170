import { bareReference } from "#/server/operate/import/plan/reference-in-name.ts";

const AND = String.raw`\s*(?:[,/&+\u2013-]|and|et|und|e|y)\s*`;
/** `BLV 207, 208 et 209`: references, of which the letters may stand once. */
const REFERENCES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\p{L}{2,5})[ _-]?(\d{2,5})((?:${AND}\d{2,5}(?!\d))*)(?!\d)`,
  "giu",
);

/** Returns the albums' references in a text, without spaces and punctuation; numbers of one length share their letters. */
export const referencesOf = (text: string): string[] =>
  [...text.matchAll(REFERENCES)].flatMap(([, letters = "", first = "", more = ""]) => {
    const others = (more.match(/\d+/g) ?? []).filter(({ length }) => length === first.length);
    return [first, ...others].map((number) => bareReference(`${letters}${number}`));
  });

/** `No. 5`, `plage 4`, `traccia n. 4`, `tracks 2 and 3`. */
const COUNTED = new RegExp(
  String.raw`(?<!\p{L})(?:n[or]?s?\.|n[or]s?|n[\u00b0\u00ba]|number|num\u00e9ro|nummer|plages?|pist[ae]s?|tracc(?:ia|e)|bran[oi]|tracks?|titres?|titel|cues?|songs?|compositions?|#)\s?0*(\d{1,3})(?!\d|[-/.:]\d)((?:${AND}\d{1,3}(?!\d|[-/.:]\d|\.? \p{L}+ \d{4}))*)`,
  "giu",
);
/** `CD 2 Nr. 3`, `disque 1, plage 4`: a disc and a number. */
const OF_DISC =
  /(?<!\p{L})(?:cds?|dis[ck]s?|disques?|disco)\s?0?(\d{1,2})[\s,;:/-]{1,3}(?:n[or]?s?\.|n[or]s?|n[\u00b0\u00ba]|number|num\u00e9ro|nummer|plages?|pist[ae]s?|tracc(?:ia|e)|bran[oi]|tracks?|titres?|titel|#)\s?0*(\d{1,3})(?!\d)/giu;
/** `1-06`: a disc and a number; no part of a date. */
const ON_DISC = /(?<![\d.-])(\d{1,2})-(\d{2})(?![\d-])/g;
/** `- 03 is withdrawn`: a number at the start. */
const LEADING = /^[\s\u2022*-]*(\d{2})(?=[\s:])/;

/** Returns the numbers of tracks in a sentence. One at its start counts only without a title (`hasTitle`). */
export function numbersIn(sentence: string, hasTitle: boolean): { disc: number | null; number: number }[] {
  const onDiscs = [...sentence.matchAll(OF_DISC), ...sentence.matchAll(ON_DISC)].map(([, disc, number]) => ({
    disc: Number(disc),
    number: Number(number),
  }));
  const counted = [...sentence.replace(OF_DISC, "").matchAll(COUNTED)].flatMap(
    ([, first = "", more = ""]) => [first, ...(more.match(/\d+/g) ?? [])],
  );
  const leading =
    hasTitle || onDiscs.length + counted.length > 0 ? [] : (LEADING.exec(sentence)?.slice(1) ?? []);
  return [...onDiscs, ...[...counted, ...leading].map((number) => ({ disc: null, number: Number(number) }))];
}
