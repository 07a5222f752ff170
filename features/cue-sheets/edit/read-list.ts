import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import type { Edit } from "./edit.ts";
import { readProse } from "./prose/read-prose.ts";
import { isRundown } from "./prose/rundown.ts";
import { linesOfRundownTable } from "./prose/rundown-table.ts";
import { rowsOfAlignedColumns } from "./tables/aligned-columns.ts";
import { rowsOfFixedColumns } from "./tables/fixed-columns.ts";
import { delimiterByContents } from "./tables/heads-by-contents.ts";
import { readTable } from "./tables/read-table.ts";
import { rowsOf } from "./tables/table-rows.ts";

/**
 * Reads a list of music: a table whose headings were found with a `delimiter`, one whose columns are set by blanks, or a
 * list in a mail. Throws `UnreadableEdit` if it is none of these.
 */
export function readList(text: string, delimiter: string | null, assumed: Assumed, part: number): Edit {
  if (delimiter !== null) {
    const rows = rowsOf(text, delimiter);
    const rundown = linesOfRundownTable(rows);
    const described = rundown && readProse(rundown.lines.join("\n"), assumed, part);
    if (!described) return readTable(rows, assumed);
    const isWhole = described.parts.length === 1;
    return { ...described, ...(isWhole && { title: rundown.title, parts: [rundown.title] }) };
  }
  const fixed = isRundown(text) ? null : rowsOfFixedColumns(text);
  if (fixed) return readTable(fixed, assumed);
  // Before unknown headings are guessed: a greeting with commas above a list in a mail looks like some.
  const prose = readProse(text, assumed, part);
  if (prose) return prose;
  const aligned = rowsOfAlignedColumns(text);
  return readTable(aligned ?? rowsOf(text, delimiterByContents(text)), assumed);
}
