import { fold } from "#/contract/fold.ts";
import { OTHERS_REPORT } from "../tables/own-reports.ts";
import { wordsOf } from "../title-words.ts";
import type { PlacedRow } from "./placed-rows.ts";
import { UNSURE } from "./prose-sentences.ts";
import { plainLine } from "./quoted-lines.ts";
import type { RunningLine } from "./sentences-on-rows.ts";

const REPORT = new RegExp(`(?<![\\p{L}])(?:${OTHERS_REPORT})(?![\\p{L}])`, "u");
/** Words around the thing that such a sentence is about: “for the trailers”, «chez la bande-annonce». */
const AROUND =
  /(?<![\p{L}])(?:for|the|of|from|people|guys|company|team|nb|ps|note|fyi|pour|la|le|les|l|des|du|de|d|chez|fur|fuer|der|die|das|den|dem|leute|para|el|los|las|gente|per|il|lo|gli|i|voor|het|mensen|re|as|concerning|concernant|quant|aux?|music|musique|musik|musica|muziek)(?![\p{L}])/gu;
const LONGEST = 300;
const singular = (word: string) => (word.length > 4 ? word.replace(/(?:es|s)$/, "") : word);

/**
 * Sets the rows aside of whose subject a line says that others declare its music: “Trailer: they report their own
 * music”. Without a subject it means the row above. Returns the lines that were read.
 */
export function applyReports(
  lines: readonly RunningLine[],
  rows: readonly PlacedRow[],
): ReadonlySet<RunningLine> {
  const applied = new Set<RunningLine>();
  let worded: readonly { row: PlacedRow; words: ReadonlySet<string> }[] | null = null;
  for (const line of lines) {
    const text = fold(plainLine(line.text).slice(0, LONGEST).replace(/[’‘]/g, "'"));
    const found = REPORT.exec(text);
    if (!found || text.includes("?") || UNSURE.test(text.slice(0, found.index))) continue;
    const subject = wordsOf(text.replace(found[0], " "))
      .replace(AROUND, " ")
      .split(" ")
      .filter(Boolean)
      .map(singular);
    worded ??= rows.map((row) => ({
      row,
      words: new Set(wordsOf(row.line.text).split(" ").map(singular)),
    }));
    const meant = worded.flatMap(({ row, words }) => {
      const isMeant =
        subject.length === 0 ? row.line.line === line.line - 1 : subject.every((one) => words.has(one));
      return isMeant && row.depth >= line.depth ? row : [];
    });
    for (const { clip } of meant) clip.isOff = true;
    if (meant.length > 0) applied.add(line);
  }
  return applied;
}
