import type { CsvRecord } from "#/contract/csv-records.ts";
import { fold } from "#/contract/fold.ts";
import { OPTION } from "../options.ts";
import { isSetAside } from "./row-remarks.ts";

const MUSIC =
  "(?:musi(?:que|c|k|ca)s?|musiken|musiche|muziek|titres?|titles?|titel|titulos?|titoli|titolo|morceaux|tracks?|cues?|songs?|pieces?|stucke|stuecke|temas?|brani|nummers)";
const NOUN = new RegExp(
  `^(?:(?:les|the|die|las|los|le|i|gli|de|other|autres?|andere|otr[oa]s|altr[ei]) )?(?:${MUSIC}|${OPTION})(?= |$)`,
);
const ALTERNATIVES =
  /^(?:(?:the|les|die|las|los|le|de) )?(?:alternati(?:ves|ven|v[oa]s|ve|even)|alts|unused|rejected|rejects|plan b)$/;
const MARKDOWN_HEADING = /^\s*#{1,6}\s/;
const LONGEST = 80;

/**
 * Whether a line stands above music that is not in the programme: «Options non retenues :», “Not used:”, «Alternativen».
 * «Non retenue» alone may be about the row above.
 */
export function isUnusedHeading(line: string): boolean {
  if (line.length > LONGEST || /\d{1,2}[:.h]\d{2}/.test(line)) return false;
  const bare = fold(line)
    .replace(/^[\s#>*_+-]+|[\s*_]+$/g, "")
    .trim();
  const isHeading = bare.endsWith(":") || MARKDOWN_HEADING.test(line);
  const text = bare.replace(/[\s:*_]+$/, "");
  if (ALTERNATIVES.test(text)) return true;
  const noun = NOUN.exec(text)?.[0] ?? "";
  const state = text.slice(noun.length).trim();
  const isMany = /(?:es|as|os|ate|ati)$/.test(state);
  return state !== "" && (isHeading || noun !== "" || isMany) && isSetAside("", [state]);
}

/** Returns the numbers of the rows below such a line among the rows of a table, up to the next row with a single cell. */
export function unusedLines(rows: readonly CsvRecord[]): ReadonlySet<number> {
  const unused = new Set<number>();
  let isBelow = false;
  for (const { cells, line } of rows) {
    const [only, ...others] = cells.filter((cell) => cell.trim() !== "");
    if (only !== undefined && others.length === 0) isBelow = isUnusedHeading(only);
    else if (isBelow) unused.add(line);
  }
  return unused;
}
