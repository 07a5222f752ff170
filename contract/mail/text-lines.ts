const STRUCK = "~~";

/** The lines of a plain text that is put together from the parts of HTML in turn. */
export class TextLines {
  /** How many quotations are open. */
  quotes = 0;
  /** How many parts are open whose blanks and line breaks count. */
  verbatim = 0;
  private readonly done: string[] = [];
  private line = "";
  private struck = 0;
  /** Of each open table, the number of cells that its row has so far. */
  private readonly cells: number[] = [];
  private isInCell = false;

  add(text: string): void {
    if (this.verbatim === 0) {
      const words = text.replace(/\s+/g, " ");
      this.line += /(?:^|\s)$/.test(this.line) ? words.trimStart() : words;
      return;
    }
    const [first = "", ...others] = text.replace(/\u00a0/g, " ").split("\n");
    this.line += first;
    for (const other of others) {
      this.breakLine();
      this.line += other;
    }
  }

  strike(): void {
    this.struck += 1;
    if (this.struck === 1) this.line += STRUCK;
  }

  unstrike(): void {
    this.struck -= 1;
    if (this.struck === 0) this.endStruck();
  }

  /** Ends the line if it has begun; in a cell, its row goes on. */
  end(): void {
    if (this.isInCell && this.verbatim === 0) this.add(" ");
    else this.flush();
  }

  /** Ends the line, empty or not. */
  breakLine(): void {
    if (this.isInCell) this.add(" ");
    else if (!this.flush()) this.done.push("");
  }

  endParagraph(): void {
    this.end();
    if (!this.isInCell) this.done.push("");
  }

  beginTable(): void {
    this.flush();
    this.cells.push(0);
    this.isInCell = false;
  }

  beginCell(): void {
    const row = this.cells.length - 1;
    const before = this.cells[row] ?? 0;
    if (row >= 0) this.cells[row] = before + 1;
    if (before > 0) {
      this.pauseStruck();
      this.line = `${this.line.replace(/ {1,1000}$/, "")}\t`;
      this.resumeStruck();
    }
    this.isInCell = true;
  }

  endCell(): void {
    this.isInCell = false;
  }

  endRow(): void {
    this.flush();
    if (this.cells.length > 0) this.cells[this.cells.length - 1] = 0;
  }

  endTable(): void {
    this.flush();
    this.cells.pop();
    this.isInCell = (this.cells.at(-1) ?? 0) > 0;
    if (!this.isInCell) this.done.push("");
  }

  /** Returns the text, with no more than one empty line in a row. */
  text(): string {
    this.flush();
    const { done } = this;
    const isKept = (line: string, at: number) => line !== "" || (at > 0 && done[at - 1] !== "");
    return done.filter(isKept).join("\n").trimEnd();
  }

  private flush(): boolean {
    this.pauseStruck();
    const written = this.verbatim > 0 ? this.line.trimEnd() : this.line.replace(/^ /, "").replace(/ $/, "");
    this.line = "";
    this.resumeStruck();
    if (written.trim() === "") return false;
    this.done.push(`${"> ".repeat(this.quotes)}${written}`);
    return true;
  }

  private pauseStruck() {
    if (this.struck > 0) this.endStruck();
  }

  private resumeStruck() {
    if (this.struck > 0) this.line += STRUCK;
  }

  /** Closes what is struck through: behind its last letter, and without a sign if there is none. */
  private endStruck() {
    const words = this.line.trimEnd();
    this.line = words.endsWith(STRUCK)
      ? words.slice(0, -STRUCK.length)
      : `${words}${STRUCK}${this.line.slice(words.length)}`;
  }
}
