import { VIOLATION_CODES } from "#/contract/error.ts";
import { ApiError } from "#/lib/api/api-error.ts";

/** Returns the error for a captcha that could not be solved in the browser, in the form of the backend's. */
export const captchaTrouble = () =>
  new ApiError(422, "Captcha", [{ propertyPath: "captcha", message: "", code: VIOLATION_CODES.captcha }]);
