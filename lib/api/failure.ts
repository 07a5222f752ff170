import { ApiError } from "./api-error.ts";

/** How a call's failure is shown (specification §8). */
export interface FailureMeta extends Record<string, unknown> {
  /** Whether the failure is only logged, or which failures are. */
  silent?: boolean | ((error: unknown) => boolean);
  /** The answer belongs to the signed-in user and is dropped with the session. */
  private?: boolean;
}

/**
 * Returns the text of a failed call, or null when it is only logged: for a status its text, for a missing answer
 * nothing (specification §8, acceptance S122, S123).
 */
export function failureText(error: unknown, meta: FailureMeta = {}): string | null {
  const isSilent = typeof meta.silent === "function" ? meta.silent(error) : meta.silent;
  return error instanceof ApiError && !isSilent ? error.statusText : null;
}
