import type { Finding } from "./check-sheet.ts";
import { fieldId } from "./cues/field-id.ts";

/** Other fields that also show a field's findings once left: a skipped end means that the length is missing. */
const ALSO_SHOWN_BY: Readonly<Record<string, readonly string[]>> = { duration: ["end"], end: ["start"] };

/**
 * Returns the findings at the fields that the person has visited (`touched` contains their element ids), so that fields
 * further on show no errors yet.
 */
export function touchedFindings(findings: readonly Finding[], touched: ReadonlySet<string>): Finding[] {
  const ids = [...touched];
  return findings.filter(({ cue, field }) =>
    [field, ...(ALSO_SHOWN_BY[field] ?? [])].some((one) => {
      const id = fieldId(cue, one);
      return touched.has(id) || ids.some((other) => other.startsWith(`${id}-`));
    }),
  );
}
