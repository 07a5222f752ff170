import { fold } from "#/contract/fold.ts";
import { isSetAside } from "../tables/row-remarks.ts";
import { type Line, LONGEST_LINE } from "./prose-lines.ts";
import { momentIn, type WrittenPlace } from "./prose-times.ts";
import { unquotedLine } from "./quoted-lines.ts";

/** People who make music in the picture, and jingles of its radios, folded: music of which nobody tells the title. */
const PLAYED =
  /(?<![\p{L}])(?:fanfares?|harmonie municipale|chorales?|chante(?:nt)?|fredonne(?:nt)?|accordeonistes?|guitariste|jingles?|brass bands?|marching bands?|choirs?|buskers?|sings?|singing|hums?|humming|blaskapelle|kapelle|strassenmusiker|singt|singen|summt|fischiettan?o?|cantan?o?|banda del paese|charanga|silban?|tocan?)(?![\p{L}])/u;
/** Sentences about what is not declared, or about music that somebody only plans, folded. */
const DENIED =
  /rien a declarer|nothing to declare|bruitee?s?|pas de musique|no music|nettoyee?s? au mix|n'entend plus|a deplacer|voudrait|would like|planned/;
const MOST_WORDS = 30;
const SENTENCES = /(?<=[!?])\s+|(?<=\.)\s+(?=\p{Lu})/u;

/**
 * Returns the lines of a list in which a sentence that tells a moment and describes who makes music there, without a
 * title, is a row whose title and end the person enters: «08:30 fanfare qui passe dans la rue».
 */
export const withDescribedMusic = (lines: readonly Line[]): Line[] =>
  lines.some(({ row }) => row?.role === "music")
    ? lines.map((line) => (line.row ? line : described(line)))
    : [...lines];

function described(line: Line): Line {
  const text = unquotedLine(line.text)
    .text.replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
  if (text.length > LONGEST_LINE || line.depth > 0 || /["\u00ab\u201c\u201e]/.test(text)) return line;
  for (const sentence of text.split(SENTENCES)) {
    const moment = momentIn(sentence);
    const folded = fold(sentence);
    if (!moment || !PLAYED.test(folded) || DENIED.test(folded) || isSetAside("", [sentence])) continue;
    const title = `${sentence.slice(0, moment.at)} ${sentence.slice(moment.until)}`
      .replace(/^[\s:,;.*\u2013\u2014-]+/, "")
      .replace(/\s+/g, " ")
      .split(/[,;]/)[0]
      ?.trim();
    if (!title || title.split(" ").length > MOST_WORDS) continue;
    const place: WrittenPlace = { ...moment, kind: "unknown", end: null, length: null };
    return {
      ...line,
      place,
      row: { title: `?? ${title}`, version: "", role: "", isOff: false, reference: "" },
    };
  }
  return line;
}
