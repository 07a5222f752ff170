import { useMutation, useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { ApiError } from "#/lib/api/api-error.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { Providers } from "./providers.tsx";

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  log = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  closeToast();
  vi.useRealTimers();
  log.mockRestore();
});

function Reader({ name, error, silent }: { name: string; error: Error; silent?: boolean }) {
  useQuery({ queryKey: [name], queryFn: () => Promise.reject(error), meta: { silent } });
  return null;
}

function Writer({ error }: { error: Error }) {
  const { mutate } = useMutation({ mutationFn: () => Promise.reject(error) });
  return (
    <button type="button" onClick={() => mutate()}>
      write
    </button>
  );
}

const inSite = (reader: React.ReactNode, lang: Lang = "en") =>
  renderInSite(
    <Providers>
      {reader}
      <Toaster />
    </Providers>,
    { lang },
  );
const pass = () => act(() => vi.advanceTimersByTimeAsync(200));

test("a failed read shows the text of its status and reaches the shared handler", async () => {
  await inSite(<Reader name="a" error={new ApiError(503, "Service Unavailable")} />);
  await pass();
  expect(screen.getByText("Service Unavailable")).toBeVisible();
  expect(log).toHaveBeenCalledWith("The request did not go through.", expect.any(ApiError));
});

test.each([
  [500, "Internal Server Error", "Erreur interne du serveur"],
  [503, "Service Unavailable", "Service indisponible"],
  [429, "Too Many Requests", "Trop de demandes"],
  [418, "I'm a teapot", "I'm a teapot"],
])("in French a status of %i shows its text in French where it has one", async (status, text, french) => {
  await inSite(<Reader name={`f${status}`} error={new ApiError(status, text)} />, "fr");
  await pass();
  expect(screen.getByText(french)).toBeVisible();
});

test("a failed write does the same", async () => {
  await inSite(<Writer error={new ApiError(409, "Conflict")} />);
  act(() => screen.getByRole("button", { name: "write" }).click());
  await pass();
  expect(screen.getByText("Conflict")).toBeVisible();
});

test("a missing response is only logged", async () => {
  await inSite(<Reader name="b" error={new TypeError("Failed to fetch")} />);
  await pass();
  expect(screen.queryByRole("button", { name: /notification/ })).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
});

test("a silent call is only logged, whatever its status", async () => {
  await inSite(<Reader name="c" error={new ApiError(500, "Internal Server Error")} silent />);
  await pass();
  expect(screen.queryByText("Internal Server Error")).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
});
