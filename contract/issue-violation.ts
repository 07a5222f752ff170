import type { VIOLATION_CODES } from "./error.ts";

export type ViolationKind = keyof typeof VIOLATION_CODES;

/** Why a value is refused, with the violated limit of length or number, if any. */
export interface IssueViolation {
  kind: ViolationKind | null;
  limit?: number;
}

/** Types whose limits are a number of characters or members; other limits are values. */
const COUNTED = new Set<unknown>(["string", "array", "set", "map", "file"]);

/**
 * Returns the violation of a zod issue; its kind is null when unknown. Our own refinements name theirs in `params:
 * { constraint, limit }`. Used for the server's answers and for the checks in forms.
 */
export function issueViolation(issue: { code?: string | undefined; input?: unknown }): IssueViolation {
  const details: Record<string, unknown> = { ...issue };
  switch (issue.code) {
    case "too_small": {
      const limit = Number(details.minimum);
      if (!COUNTED.has(details.origin)) return { kind: "tooLow", limit };
      return limit <= 1 ? { kind: "blank" } : { kind: "tooShort", limit };
    }
    case "too_big": {
      const limit = Number(details.maximum);
      if (!COUNTED.has(details.origin)) return { kind: "tooHigh", limit };
      return { kind: details.origin === "string" ? "tooLong" : "tooMany", limit };
    }
    case "invalid_type":
      return { kind: issue.input === undefined ? "blank" : null };
    case "invalid_value":
      return { kind: (details.values as unknown[] | undefined)?.[0] === true ? "notAccepted" : "choice" };
    case "custom": {
      const { constraint = null, limit } = (details.params ?? {}) as {
        constraint?: ViolationKind;
        limit?: number;
      };
      return limit === undefined ? { kind: constraint } : { kind: constraint, limit };
    }
    // A text of the wrong format, a value of no type in a union: zod's own messages must not reach users.
    default:
      return { kind: "format" };
  }
}
