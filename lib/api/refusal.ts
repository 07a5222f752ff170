import { VIOLATION_CODES, type Violation } from "#/contract/error.ts";
import { type IssueViolation, issueViolation } from "#/contract/issue-violation.ts";

/** Why a field's value is refused; null stands for a reason that has no words of its own. */
export type Refusal = IssueViolation;

const KINDS = new Map(
  Object.entries(VIOLATION_CODES).map(([kind, code]) => [
    code as string,
    kind as keyof typeof VIOLATION_CODES,
  ]),
);

/** The reason of a zod issue found in the browser. */
export const refusalOfIssue = (issue: { code?: string | undefined; input?: unknown }): Refusal =>
  issueViolation(issue);

/** The reason of a violation that the backend found; its number, if any, is in its English sentence. */
export function refusalOfViolation({ code, message }: Violation): Refusal {
  const kind = KINDS.get(code ?? "") ?? null;
  const limit = /\b\d+\b/.exec(message)?.[0];
  return limit ? { kind, limit: Number(limit) } : { kind };
}
