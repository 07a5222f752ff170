import { isUnusedHeading } from "../tables/unused-headings.ts";
import type { Line } from "./prose-lines.ts";
import { unquotedLine } from "./quoted-lines.ts";

/** Sets the rows below a line such as «Options non retenues :» aside, up to the next line that is no row. */
export function withUnusedSections(lines: readonly Line[]): Line[] {
  let depth: number | null = null;
  return lines.map((line) => {
    if (line.row === null) depth = isUnusedHeading(unquotedLine(line.text).text) ? line.depth : null;
    else if (depth === line.depth) return { ...line, row: { ...line.row, isOff: true } };
    return line;
  });
}
