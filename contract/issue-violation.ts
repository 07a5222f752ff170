import type { VIOLATION_CODES } from "./error.ts";

export type ViolationKind = keyof typeof VIOLATION_CODES;

/** Why a value is refused, and the length or number it had to keep where there is one. */
export interface IssueViolation {
  kind: ViolationKind | null;
  limit?: number;
}

/** Of what a limit counts the members; of anything else it bounds the value. */
const COUNTED = new Set<unknown>(["string", "array", "set", "map", "file"]);

/**
 * The constraint that a zod issue means. Rules of our own (`refine`) name theirs as `params: { constraint, limit }`; null when
 * none is known. Both the server's answer and a form's own check speak from this.
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
    // A text of another form than it must have, a value that is none of several kinds: no word of the library leaves.
    default:
      return { kind: "format" };
  }
}
