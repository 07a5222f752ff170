import { isSetAside } from "../tables/row-remarks.ts";
import { isUnusedHeading } from "../tables/unused-headings.ts";
import type { Line } from "./prose-lines.ts";
import { unquotedLine } from "./quoted-lines.ts";

/** A remark on the row above, in brackets or behind an arrow: «(annulé)», “-> dropped”. */
const REMARK_BELOW = /^\s*(?:[([](.{2,80})[)\]]|(?:-+>|=>|\u2192|\u21b3)\s*(\S.{1,80}?))[\s.!]*$/u;

/**
 * Sets the rows below a line such as «Options non retenues :» aside, up to the next line that is no row, and a row right
 * above a remark such as «(annulé)».
 */
export function withUnusedSections(lines: readonly Line[]): Line[] {
  let depth: number | null = null;
  return lines.map((line, at) => {
    const below = lines[at + 1];
    if (line.row === null) depth = isUnusedHeading(unquotedLine(line.text).text) ? line.depth : null;
    else if (depth === line.depth || (below && isRemarkOn(line, below)))
      return { ...line, row: { ...line.row, isOff: true } };
    return line;
  });
}

function isRemarkOn(row: Line, { row: other, line, depth, text }: Line): boolean {
  if (other !== null || line !== row.line + 1 || depth !== row.depth) return false;
  const [, bracketed, behindArrow] = REMARK_BELOW.exec(unquotedLine(text).text) ?? [];
  return isSetAside("", [bracketed ?? behindArrow ?? ""]);
}
