import { VIOLATION_CODES } from "#/contract/error.ts";
import { ApiError } from "#/lib/api/api-error.ts";

/** The captcha could not be solved here: the form tells it as the backend would. */
export const captchaTrouble = () =>
  new ApiError(422, "Captcha", [{ propertyPath: "captcha", message: "", code: VIOLATION_CODES.captcha }]);
