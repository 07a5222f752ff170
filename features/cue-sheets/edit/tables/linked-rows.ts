/** Rows by a key, such as their number or title, as far as the rows with one key agree. */
export class RowsByKey {
  private readonly rows = new Map<string, { row: number; text: string; isSure: boolean }>();

  /** Adds a row; `text` is what rows with the same key must agree on. */
  add(key: string, row: number, text: string): void {
    if (key === "") return;
    const known = this.rows.get(key);
    if (!known) this.rows.set(key, { row, text, isSure: true });
    else if (known.text !== text) known.isSure = false;
  }

  /** Returns the first row with a key; null if there is none, or if rows with the key differ. */
  of(key: string): number | null {
    const known = this.rows.get(key);
    return known?.isSure ? known.row : null;
  }
}

/** The rows of a column, each of which has a value of its own or takes that of another row. */
export class LinkedRows<Value> {
  private readonly values = new Map<number, Value>();
  private readonly links = new Map<number, number>();

  set(row: number, value: Value): void {
    this.values.set(row, value);
  }

  link(row: number, to: number): void {
    this.links.set(row, to);
  }

  /** Whether a row has a value or a link. */
  has(row: number): boolean {
    return this.values.has(row) || this.links.has(row);
  }

  /** Returns the value of a row, or of the row at the end of its links; `empty` if they lead nowhere. */
  of(row: number, empty: Value): Value {
    const passed: number[] = [];
    const seen = new Set<number>();
    let at: number | undefined = row;
    while (at !== undefined && !this.values.has(at) && !seen.has(at)) {
      seen.add(at);
      passed.push(at);
      at = this.links.get(at);
    }
    const value = (at === undefined ? undefined : this.values.get(at)) ?? empty;
    // The next of a long chain of rows finds it at once.
    for (const one of passed) this.values.set(one, value);
    return value;
  }
}
