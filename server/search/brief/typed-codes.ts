import { spellingsOf } from "#/server/search/words/code-spellings.ts";
import { codesIn, firstKnown, type KnownCodes, type NamedCode } from "#/server/search/words/codes.ts";

/** A code in a brief; one that the catalogue lacks finds nothing, and is not searched as text. */
export type TypedCode = NamedCode & { isUnknown?: boolean };

/** An album's code with the number of one of its tracks: “SIL 0201 trk 4”, «SIL-0201 piste 4». */
const TRACK_OF =
  /(?<![\p{L}\p{N}])(?<album>[A-Z]{2,6}[\s-]?\d{2,5})[\s,–-]{1,3}(?:trk|track|tk|tr|piste|plage|titre|no(?=\.)|n°|#)\.?\s{0,2}(?<track>\d{1,2})(?![\p{L}\p{N}])/giu;
/** Forms that only codes have: an ISRC (ISO 3901) or ISWC (ISO 15707), with any separators. */
const CODE =
  /(?<![\p{L}\p{N}])(?:[A-Z]{2}[\s-]?(?=[A-Z0-9]{0,2}[A-Z])[A-Z0-9]{3}[\s-]?\d{2}[\s-]?\d{5}|T[\s-]?\d{3}[\s.-]?\d{3}[\s.-]?\d{3}[\s.-]?\d)(?![\p{L}\p{N}])/giu;

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Returns the codes of a brief, known or not, in order and without overlaps. All are looked up in one query. */
export async function codesTyped(text: string, knownCodes: KnownCodes): Promise<TypedCode[]> {
  const tracks = [...text.matchAll(TRACK_OF)].map(({ 0: found, index, groups = {} }) => {
    const { album = "", track = "" } = groups;
    return { start: index, end: index + found.length, spellings: spellingsOf([plain(album), track], false) };
  });
  let known: ReadonlySet<string> = new Set();
  const named = await codesIn(text, async (codes) => {
    known = await knownCodes([...new Set([...codes, ...tracks.flatMap((one) => one.spellings.flat())])]);
    return known;
  });
  const typed = tracks.flatMap(({ spellings, ...one }): TypedCode[] => {
    const codes = firstKnown(spellings, known);
    if (codes.length > 0) return [{ ...one, codes }];
    // A code that the catalogue lacks counts only in capitals: “ABC 0203 trk 9” is a code, “techno 130 track 2” is not.
    return /^[A-Z]{2}/.test(text.slice(one.start))
      ? [{ ...one, codes: [plain(text.slice(one.start, one.end))], isUnknown: true }]
      : [];
  });
  const isFree = ({ start, end }: NamedCode) =>
    typed.every((other) => end <= other.start || start >= other.end);
  typed.push(...named.filter(isFree));
  for (const { 0: found, index } of text.matchAll(CODE)) {
    const code = { start: index, end: index + found.length, codes: [plain(found)], isUnknown: true };
    if (isFree(code)) typed.push(code);
  }
  return typed.sort((one, other) => one.start - other.start);
}
