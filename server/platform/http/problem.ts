import { STATUS_CODES } from "node:http";
import { VIOLATION_CODES, type Violation } from "#/contract/error.ts";
import type { ViolationKind } from "#/contract/issue-violation.ts";
import { VIOLATION_MESSAGES } from "./violation-messages.ts";

/** A refused request: becomes the `hydra:Error` of contract §0.5 with this status. */
export class Problem extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    detail = STATUS_CODES[status] ?? "Error",
    headers: Record<string, string> = {},
  ) {
    super(detail);
    this.name = "Problem";
    this.status = status;
    this.headers = headers;
  }
}

/**
 * Refused values: becomes the `ConstraintViolationList` of contract §0.5. It lists the first twenty and counts the
 * others, so that an answer never grows with the body that caused it.
 */
export class Violations extends Error {
  static readonly MOST_LISTED = 20;
  readonly violations: readonly Violation[];

  /** `more` is the number of further violations. */
  constructor(violations: readonly Violation[], more = 0) {
    const listed = violations.slice(0, Violations.MOST_LISTED);
    const further = more + violations.length - listed.length;
    const lines = listed.map(({ propertyPath, message }) => `${propertyPath}: ${message}`);
    super([...lines, ...(further > 0 ? [`And ${further} more.`] : [])].join("\n"));
    this.name = "Violations";
    this.violations = listed;
  }
}

/** No token, an invalid or an expired one: becomes the bare JSON of contract §0.5. */
export class Unauthorized extends Error {
  constructor(
    message: "JWT Token not found" | "Invalid JWT Token" | "Expired JWT Token" | "Invalid credentials.",
  ) {
    super(message);
    this.name = "Unauthorized";
  }
}

/** A refusal in the form of another bundle: becomes `{"message"}` as plain JSON (contract §2.4). */
export class BareRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "BareRefusal";
    this.status = status;
  }
}

export const notFound = () => new Problem(404);

/**
 * Returns one refused value, with the code of a known constraint. `reason` is the violated limit, if the constraint has
 * one, or a message in place of the usual one.
 */
export function violation(
  propertyPath: string,
  kind: ViolationKind,
  reason: number | string = 0,
): Violations {
  const message = typeof reason === "string" ? reason : VIOLATION_MESSAGES[kind](reason);
  return new Violations([{ propertyPath, message, code: VIOLATION_CODES[kind] }]);
}
