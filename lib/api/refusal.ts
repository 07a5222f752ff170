import { VIOLATION_CODES, type Violation } from "#/contract/error.ts";
import { type IssueViolation, issueViolation } from "#/contract/issue-violation.ts";

/** Reason why a field's value is refused; null when we have no message for it. */
export type Refusal = IssueViolation;

const KINDS = new Map(
  Object.entries(VIOLATION_CODES).map(([kind, code]) => [
    code as string,
    kind as keyof typeof VIOLATION_CODES,
  ]),
);

/** Returns the reason for a zod issue found in the browser. */
export const refusalOfIssue = (issue: { code?: string | undefined; input?: unknown }): Refusal =>
  issueViolation(issue);

/** Returns the reason for a violation found by the backend; its English sentence contains the number, if any. */
export function refusalOfViolation({ code, message }: Violation): Refusal {
  const kind = KINDS.get(code ?? "") ?? null;
  const limit = /\b\d+\b/.exec(message)?.[0];
  return limit ? { kind, limit: Number(limit) } : { kind };
}
