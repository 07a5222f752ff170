import type { Finding } from "./check-sheet.ts";
import { fieldId } from "./cues/field-id.ts";

/** Fields whose leaving also shows the findings of another: a length is missing once its end was skipped. */
const ALSO: Readonly<Record<string, readonly string[]>> = { duration: ["end"], end: ["start"] };

/**
 * Returns the findings at fields that the person has already visited, given their element ids, so that fields that they
 * have not reached yet show no errors.
 */
export function touchedFindings(findings: readonly Finding[], touched: ReadonlySet<string>): Finding[] {
  const ids = [...touched];
  return findings.filter(({ cue, field }) =>
    [field, ...(ALSO[field] ?? [])].some((one) => {
      const id = fieldId(cue, one);
      return touched.has(id) || ids.some((other) => other.startsWith(`${id}-`));
    }),
  );
}
