import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberPlace } from "#/features/session/place.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { WayBack } from "./way-back.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test("a sign-in page that stays open for half an hour no longer says what will be done", async () => {
  const heading = document.createElement("h1");
  heading.textContent = "Delta sans fin";
  document.body.append(heading);
  rememberPlace({ purpose: "cart", subject: "Crue", track: { id: 7, name: "Crue" } });
  heading.remove();
  await renderInSite(<WayBack target={location.pathname + location.search} />);
  const words = screen.getByText(/^Vous reviendrez/);
  expect(words).toHaveTextContent(
    "Vous reviendrez sur la page Delta sans fin pour ajouter « Crue » au panier.",
  );
  act(() => vi.advanceTimersByTime(30 * 60_000));
  expect(words).toHaveTextContent("Vous reviendrez sur la page Delta sans fin.");
});
