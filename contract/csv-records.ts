/** A row of a table as text. */
export interface CsvRecord {
  cells: string[];
  /** Line of the file on which the row ends, counted from one. */
  line: number;
  /** Whether a cell begins with a quotation mark that is never closed, so that nobody knows where it ends. */
  isBroken: boolean;
}

/**
 * Splits a table into rows, and leaves out those without text. Cells may be quoted (RFC 4180), except between tabs; a
 * quotation mark that quotes nothing is a letter, as in `Sunset (12" mix)`. A broken row ends with its line, so that
 * the next ones are read. Lines may end as on any system.
 */
export function csvRecords(text: string, delimiter: string): CsvRecord[] {
  const cellAt = cellReader(text, delimiter);
  const records: CsvRecord[] = [];
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const cells: string[] = [];
    const start = at;
    let isBroken = false;
    for (let isMore = true; isMore; ) {
      const cell = cellAt(at);
      cells.push(cell.value);
      isBroken ||= cell.isBroken;
      isMore = text[cell.end] === delimiter;
      at = cell.end + (isMore ? 1 : 0);
    }
    line += text.slice(start, at).match(LINE_END)?.length ?? 0;
    if (cells.some((cell) => cell.trim() !== "")) records.push({ cells, line, isBroken });
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
  }
  return records;
}

const LINE_END = /\r\n|\r|\n/g;

/** Returns a function that reads the cell that begins at an offset. */
function cellReader(text: string, delimiter: string) {
  const sign = delimiter.replace(/[\\^$.*+?()[\]{}|-]/, "\\$&");
  const end = `(?=${sign}|[\r\n]|$)`;
  const quoted = new RegExp(`"([^"]*(?:""[^"]*)*)"${end}`, "y");
  // «"Sunset (12" mix)"»: the quotation mark inside should be doubled, but often is not.
  const carelesslyQuoted = new RegExp(`"((?:(?!${sign}")[^\r\n])*)"${end}`, "y");
  const plain = new RegExp(`[^\r\n${sign}]*`, "y");
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  return (at: number): { value: string; end: number; isBroken: boolean } => {
    const found =
      text[at] === '"' && delimiter !== "\t" ? (match(quoted, at) ?? match(carelesslyQuoted, at)) : null;
    if (found)
      return { value: (found[1] ?? "").replaceAll('""', '"'), end: at + found[0].length, isBroken: false };
    const [value = ""] = match(plain, at) ?? [];
    return { value, end: at + value.length, isBroken: delimiter !== "\t" && /^"[^"]*$/.test(value) };
  };
}
