import type { Violation } from "#/contract/error.ts";
import { statusText } from "#/lib/status-text.ts";
import { ApiError } from "./api-error.ts";

function isViolation(value: unknown): value is Violation {
  if (typeof value !== "object" || value === null) return false;
  const { propertyPath, message } = value as Partial<Violation>;
  return typeof propertyPath === "string" && typeof message === "string";
}

/** Returns the error of a failed answer. An unreadable body is not a second error. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const listed = typeof body === "object" && body !== null && "violations" in body ? body.violations : [];
  const violations = Array.isArray(listed) ? listed.filter(isViolation) : [];
  return new ApiError(response.status, statusText(response), violations);
}
