import { VIOLATION_CODES } from "#/contract/error.ts";
import { ApiError } from "#/lib/api/api-error.ts";

/** Whether the backend refused a name because another project has it. */
export const isNameTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.violations.some(({ code }) => code === VIOLATION_CODES.unique);
