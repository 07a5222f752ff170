import type { Finding } from "./check-sheet.ts";
import { fieldId } from "./cues/field-id.ts";

/** Fields whose leaving brings up what is found at another: a length is missing once its end was passed over. */
const ALSO: Readonly<Record<string, readonly string[]>> = { duration: ["end"], end: ["start"] };

/**
 * The findings at fields that the person has already been in, by the names of their elements: nobody is told off for
 * what they have not come to yet.
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
