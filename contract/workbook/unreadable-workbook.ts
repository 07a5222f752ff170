/** Reasons why a workbook cannot be read: it is another kind of zip, is damaged, or has too much text or too many cells. */
type Reason = "noWorkbook" | "damaged" | "tooLarge";

export class UnreadableWorkbook extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(reason, options);
    this.name = "UnreadableWorkbook";
    this.reason = reason;
  }
}
