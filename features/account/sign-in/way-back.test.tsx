import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberReturnPage } from "#/features/session/return-page.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { WayBack } from "./way-back.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test.each<[string, number, () => void]>([
  ["stays open", 0, () => vi.advanceTimersByTime(30 * 60_000)],
  ["is opened again twenty minutes later", 20, () => vi.advanceTimersByTime(10 * 60_000)],
  [
    "comes back into view after the computer has slept",
    0,
    () => {
      vi.setSystemTime(Date.now() + 30 * 60_000);
      document.dispatchEvent(new Event("visibilitychange"));
    },
  ],
])(
  "a sign-in page that %s announces the pending action until half an hour after the press",
  async (_, minutes, pass) => {
    const heading = document.createElement("h1");
    heading.textContent = "Delta sans fin";
    document.body.append(heading);
    rememberReturnPage({ purpose: "cart", subject: "Crue", track: { id: 7, name: "Crue" } });
    heading.remove();
    vi.advanceTimersByTime(minutes * 60_000);
    await renderInSite(<WayBack target={location.pathname + location.search} />);
    const words = screen.getByText(/^Vous reviendrez/);
    expect(words).toHaveTextContent(
      "Vous reviendrez sur la page Delta sans fin pour ajouter « Crue » au panier.",
    );
    act(pass);
    expect(words).toHaveTextContent("Vous reviendrez sur la page Delta sans fin.");
  },
);
