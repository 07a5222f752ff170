import { render, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { callInBackground, QueryProvider } from "./query-client.tsx";

test("a background call is made once, and its failure reaches the handler without a text", async () => {
  const onFailure = vi.fn();
  render(<QueryProvider onFailure={onFailure}>{null}</QueryProvider>);
  const failure = new ApiError(500, "Internal Server Error");
  const failing = vi.fn(() => Promise.reject(failure));
  callInBackground(failing);
  await waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure, null));
  expect(failing).toHaveBeenCalledOnce();

  const well = vi.fn(() => Promise.resolve());
  callInBackground(well);
  await waitFor(() => expect(well).toHaveBeenCalledOnce());
  expect(onFailure).toHaveBeenCalledOnce();
});
