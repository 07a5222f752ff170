type Listener = (error: unknown) => void;

let listener: Listener | null = null;

/** Has every failed call of this browser told to `hear` (specification §8); there is one who hears. */
export function hearFailedCalls(hear: Listener): void {
  listener = hear;
}

/** Passes an answer on; tells of a failure first, unless the call was given up by who made it. */
export function tellFailure<Answer>(calling: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  return calling.catch((error: unknown) => {
    if (!signal?.aborted) listener?.(error);
    throw error;
  });
}
