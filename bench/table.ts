/** Prints rows of cells under a title, with aligned columns; the first row is the heading. */
export function printTable(title: string, rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("   ");
  const [heading = [], ...others] = rows;
  process.stdout.write(
    `\n${title}\n${line(heading)}\n${widths.map((width) => "─".repeat(width)).join("   ")}\n${others.map(line).join("\n")}\n`,
  );
}

export const number = (value: number, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const percent = (part: number, whole: number) => `${number((100 * part) / whole, 1)} %`;
