import { STATUS_CODES } from "node:http";
import { VIOLATION_CODES, type Violation } from "#/contract/error.ts";

/** A request that is refused: becomes the `hydra:Error` of contract §0.5 with this status. */
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
 * Values that are refused one by one: becomes the `ConstraintViolationList` of contract §0.5. However many there are,
 * the first twenty are told and then how many more: an answer never grows with the body that caused it.
 */
export class Violations extends Error {
  static readonly MOST_TOLD = 20;
  readonly violations: readonly Violation[];

  /** `more` counts what was found beside `violations`. */
  constructor(violations: readonly Violation[], more = 0) {
    const told = violations.slice(0, Violations.MOST_TOLD);
    const left = more + violations.length - told.length;
    const lines = told.map(({ propertyPath, message }) => `${propertyPath}: ${message}`);
    super([...lines, ...(left > 0 ? [`And ${left} more.`] : [])].join("\n"));
    this.name = "Violations";
    this.violations = told;
  }
}

/** No token, a bad one or an expired one: becomes the bare JSON of contract §0.5. */
export class Unauthorized extends Error {
  constructor(
    message: "JWT Token not found" | "Invalid JWT Token" | "Expired JWT Token" | "Invalid credentials.",
  ) {
    super(message);
    this.name = "Unauthorized";
  }
}

/** A refusal in the words of another bundle: becomes `{"message"}` as plain JSON (contract §2.4). */
export class BareRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "BareRefusal";
    this.status = status;
  }
}

export const notFound = () => new Problem(404);

/** One refused value, by the name and message of a known constraint. */
export function violation(
  propertyPath: string,
  code: keyof typeof VIOLATION_CODES,
  message: string,
): Violations {
  return new Violations([{ propertyPath, message, code: VIOLATION_CODES[code] }]);
}
