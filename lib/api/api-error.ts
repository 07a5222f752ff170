import type { Violation } from "#/contract/error.ts";

/** The backend answered with an error. */
export class ApiError extends Error {
  readonly status: number;
  /** Reason phrase of the status; never empty, even over HTTP/2. */
  readonly statusText: string;
  /** Refused values by field (422), otherwise empty. */
  readonly violations: readonly Violation[];

  constructor(status: number, statusText: string, violations: readonly Violation[] = []) {
    super(`${status} ${statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.statusText = statusText;
    this.violations = violations;
  }
}
