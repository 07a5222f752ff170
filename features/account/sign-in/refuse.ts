import { ApiError } from "#/lib/api/api-error.ts";

/** Where a refusal of the backend belongs in a form, and its words. */
export interface FormRefusal {
  field: string;
  message: string;
}

/**
 * A failure as the form shall say it: `refusals` gives, by status, the field and the words. Any other error stays
 * what it is. The words travel as the violation's own, see `ownWords`.
 */
export function asRefusal(error: unknown, refusals: Readonly<Record<number, FormRefusal>>): unknown {
  const refusal = error instanceof ApiError ? refusals[error.status] : undefined;
  return refusal ? refusalOf(refusal) : error;
}

/** A failure that no backend has said, as the form shall say it. */
export function refusalOf({ field, message }: FormRefusal): ApiError {
  return new ApiError(422, "Unprocessable Content", [{ propertyPath: field, message, code: OWN_WORDS }]);
}

const OWN_WORDS = "own-words";

/** `explain` of a form whose failures pass through `asRefusal`. */
export function ownWords({
  code,
  message,
}: {
  code?: string | undefined;
  message: string;
}): string | undefined {
  return code === OWN_WORDS ? message : undefined;
}
