type Listener = (error: unknown) => void;

let listener: Listener | null = null;

/** Sets the only listener for failed calls of this browser (specification §8). */
export function setFailedCallListener(hear: Listener): void {
  listener = hear;
}

/** Passes an answer on; reports a failure first, unless the caller aborted the call. */
export function reportFailure<Answer>(calling: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  return calling.catch((error: unknown) => {
    if (!signal?.aborted) listener?.(error);
    throw error;
  });
}
