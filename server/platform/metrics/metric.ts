/** A number, or one for each value of a label. */
export type Reading = number | Readonly<Record<string, number>>;

/** A number that a running process provides whenever an operator asks. */
export interface Metric {
  /** Name in Prometheus' form: `sillon_…`, with the unit at the end; counters end with `_total`. */
  name: string;
  help: string;
  /** Name of the label that distinguishes the numbers of a reading. */
  label?: string;
  /** Returns null when there is none now. */
  read(): Reading | null | Promise<Reading | null>;
}
