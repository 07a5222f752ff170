import { expect, test } from "vitest";
import { statusText } from "#/lib/status-text.ts";
import { ApiError } from "./api-error.ts";
import { failureText } from "./failure.ts";

test("an answer with a status shows its status text", () => {
  expect(failureText(new ApiError(503, "Service Unavailable"))).toBe("Service Unavailable");
});

test("a failed connection, and a call that is only logged, show nothing", () => {
  expect(failureText(new TypeError("fetch failed"))).toBeNull();
  expect(failureText(new ApiError(500, "Internal Server Error"), { silent: true })).toBeNull();
});

test.each([
  [500, "Oops", "Oops"],
  [404, "", "Not Found"],
  [429, "", "Too Many Requests"],
  [418, "", "418"],
])("status %i with text %j is shown as %s", (status, text, expected) => {
  expect(statusText({ status, statusText: text })).toBe(expected);
});

test("a caller may silence some failures of a call only", () => {
  const silent = (error: unknown) => error instanceof ApiError && error.status === 422;
  expect(failureText(new ApiError(422, "Unprocessable Content"), { silent })).toBeNull();
  expect(failureText(new ApiError(503, "Service Unavailable"), { silent })).toBe("Service Unavailable");
});
