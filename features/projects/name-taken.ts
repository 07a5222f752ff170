import { VIOLATION_CODES } from "#/contract/error.ts";
import { ApiError } from "#/lib/api/api-error.ts";

/** Whether a name was refused because another project has it: the backend has the last word on that. */
export const isNameTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.violations.some(({ code }) => code === VIOLATION_CODES.unique);
