import { unquoted } from "../clip-title.ts";
import { momentIn, placeIn } from "./prose-times.ts";
import { withSingleBlanks } from "./quoted-lines.ts";

/** What a sentence says to be in the place of other music: the time and the titles that it names. */
export type Replacement = { start: string | null; before: string | null; now: string };

const QUOTE = String.raw`["\u00ab\u201c\u201e]?[ \u00a0\u202f]?`;
const titled = (name: string) => String.raw`(?<${name}>${QUOTE}[\p{Lu}\p{N}].{0,79}?)`;
const [NOW, BEFORE] = [titled("now"), titled("before")];
/** A title ends at a sign, or before words that may end the sentence: “instead of Copper Sun in the end”. */
const END = String.raw`(?=\s*(?:[,;.:!?()]|\s[-\u2013\u2014]\s|$)| (?:in the end|after all|finally|now|this time|finalement|en fait|du coup|au final)(?!\p{L}))`;
const PUT = String.raw`(?:mis|met|pris|utilis\p{L}{1,3}|gard\p{L}{1,3}|pos\p{L}{1,3}|mont\p{L}{1,3}|choisi)`;
const USED = "(?:used|put|using|use|went with|took|chose)";
/** Sentences that name the music before, and the music now. */
const BOTH = [
  // «On a mis Dust & Gold a la place de Copper Sun», “we used Dust & Gold instead of Copper Sun”.
  String.raw`${PUT} ${NOW} (?:\p{L} la place|au lieu) d(?:e |u |['\u2019])${BEFORE}${END}`,
  `${USED} ${NOW} (?:instead of|in place of|rather than) ${BEFORE}${END}`,
  `(?:puesto|pusimos|usado|usamos) ${NOW} en (?:lugar|vez) de ${BEFORE}${END}`,
  // «On a remplace Copper Sun par Dust & Gold», “we swapped Copper Sun for Dust & Gold”.
  String.raw`(?:a|ai|avons|ont) (?:remplac|chang|\p{L}chang|troqu)\p{L}{1,3} ${BEFORE} (?:par|contre|pour) ${NOW}${END}`,
  `(?:[Ss]wapped|[Rr]eplaced|[Ee]xchanged|[Cc]hanged)(?: out)? ${BEFORE} (?:for|with|by|to) ${NOW}${END}`,
  String.raw`haben (?:wir )?${BEFORE} (?:durch|gegen) ${NOW} (?:ersetzt|getauscht|ausgetauscht)(?!\p{L})`,
  `(?:cambiado|sustituido|reemplazado|cambiamos|sustituimos|reemplazamos) ${BEFORE} por ${NOW}${END}`,
  // “Copper Sun was replaced by Dust & Gold”.
  String.raw`(?<=^|[,;:.] )${BEFORE} (?:a \p{L}t\p{L}|est|is|was|has been|got) (?:now |finalement |finally )?(?:remplac\p{L}{1,3} par|replaced (?:by|with)|swapped (?:out )?(?:for|with)) ${NOW}${END}`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}`, "u"));
/** Sentences that name only the music now: «finalement on a mis Dust & Gold a la place». */
const NOW_ALONE = [
  String.raw`${PUT} ${NOW} \p{L} la place(?!\p{L}| d)`,
  String.raw`${USED} ${NOW} instead(?!\p{L}| of)`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}`, "u"));
/** Words before the verb with which nobody knows whether it was done. */
export const UNSURE =
  /(?<!\p{L})(?:si|if|peut-\p{L}tre|maybe|perhaps|could|should|would|might|pourrai\p{L}*|devrai\p{L}*|pas|not|n['\u2019]t|never|jamais|vielleicht|nicht|misschien|niet|quiz\p{L}s|no|whether|est-ce|almost|presque)(?!\p{L})/iu;
/** Who did it, at the start of a line. */
const DOER =
  /^(?:\p{L}+,? ){0,2}?(?:on a|nous avons|j['\u2019]ai|ils ont|elles ont|we|i|they|wir haben|hemos|he|pusimos|usamos|cambiamos)(?!\p{L})/iu;

/** Returns what a sentence in a text says to be in the place of other music, by what it names; null if it says nothing. */
export function replacementIn(text: string, names: "both" | "now"): Replacement | null {
  const line = withSingleBlanks(text);
  const place = placeIn(line) ?? momentIn(line);
  const sentence = place ? withSingleBlanks(`${line.slice(0, place.at)} ${line.slice(place.until)}`) : line;
  for (const pattern of names === "both" ? BOTH : NOW_ALONE) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const behind = sentence.slice(found.index + found[0].length);
    const clause =
      sentence
        .slice(0, found.index)
        .split(/[,;.:!]/)
        .at(-1) ?? "";
    if (UNSURE.test(clause) || /^[^.!]{0,40}\?/.test(behind)) return null;
    const { now = "", before = "" } = found.groups ?? {};
    const start = place?.start ?? null;
    return { start, before: unquoted(before.trim()) || null, now: now.trim() };
  }
  return null;
}

/** Whether a line with a time of its own is such a sentence, not a row: «8'00 on a mis Dust & Gold a la place». */
export const isReplacement = (line: string) =>
  DOER.test(withSingleBlanks(line).replace(/^[\s,:;\u2013-]+/, "")) &&
  (["both", "now"] as const).some((names) => replacementIn(line, names) !== null);
