import { ApiError } from "./api-error.ts";

/** What a call says about its own failure (specification §8). */
export interface FailureMeta extends Record<string, unknown> {
  /** Whether it is only logged, or which failures are. */
  silent?: boolean | ((error: unknown) => boolean);
  /** The answer belongs to who is signed in, and is forgotten with the session. */
  private?: boolean;
}

/**
 * The text that a failed call shows, or null when it is only logged: a status shows its text,
 * no answer shows nothing (specification §8, acceptance S122, S123).
 */
export function failureText(error: unknown, meta: FailureMeta = {}): string | null {
  const isSilent = typeof meta.silent === "function" ? meta.silent(error) : meta.silent;
  return error instanceof ApiError && !isSilent ? error.statusText : null;
}
