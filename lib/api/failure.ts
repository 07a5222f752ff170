import { ApiError } from "./api-error.ts";

/** What a call says about its own failure: `silent` ones are only logged (specification §8). */
export interface FailureMeta extends Record<string, unknown> {
  silent?: boolean;
  /** The answer belongs to who is signed in, and is forgotten with the session. */
  private?: boolean;
}

/**
 * The text that a failed call shows, or null when it is only logged: a status shows its text,
 * no answer shows nothing (specification §8, acceptance S122, S123).
 */
export function failureText(error: unknown, meta: FailureMeta = {}): string | null {
  return error instanceof ApiError && !meta.silent ? error.statusText : null;
}
