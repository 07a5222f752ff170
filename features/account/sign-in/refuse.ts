import { ApiError } from "#/lib/api/api-error.ts";

/** Field and message for a refusal of the backend. */
export interface FormRefusal {
  field: string;
  message: string;
}

/**
 * Converts a failure for the form: `refusals` maps a status to a field and a message. Other errors stay unchanged. The
 * message travels as the violation's own, see `ownWords`.
 */
export function asRefusal(error: unknown, refusals: Readonly<Record<number, FormRefusal>>): unknown {
  const refusal = error instanceof ApiError ? refusals[error.status] : undefined;
  return refusal ? refusalOf(refusal) : error;
}

/** Returns a failure of our own for the form. */
export function refusalOf({ field, message }: FormRefusal): ApiError {
  return new ApiError(422, "Unprocessable Content", [{ propertyPath: field, message, code: OWN_WORDS }]);
}

const OWN_WORDS = "own-words";

/** `explain` for a form whose failures pass through `asRefusal`. */
export function ownWords({
  code,
  message,
}: {
  code?: string | undefined;
  message: string;
}): string | undefined {
  return code === OWN_WORDS ? message : undefined;
}
