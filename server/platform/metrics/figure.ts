/** A number, or one for each value of a label. */
export type Reading = number | Readonly<Record<string, number>>;

/** Something that can be read off a running process whenever an operator asks. */
export interface Figure {
  /** As Prometheus names things: `sillon_…`, with the unit at the end; counts end on `_total`. */
  name: string;
  help: string;
  /** What tells the numbers of a reading apart. */
  label?: string;
  /** Null when there is none just now. */
  read(): Reading | null | Promise<Reading | null>;
}
