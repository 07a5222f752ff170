import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openConsent } from "./open-consent.ts";

const words = {
  lang: "en",
  title: "Manage cookies",
  paragraphs: ["What is kept."],
  ok: "Got it",
  close: "Close",
};

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src*=privacy-center]")];

afterEach(() => {
  document.body.innerHTML = "";
  for (const script of scripts()) script.remove();
  vi.resetModules();
});

function named(key: string): void {
  const mark = document.createElement("div");
  mark.dataset.didomi = key;
  document.body.append(mark);
}

test("loads and opens the installation's consent service, in the page's language", async () => {
  named("a-key-of-didomi");
  const opened = openConsent(words);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.src).toBe("https://sdk.privacy-center.org/a-key-of-didomi/loader.js?target=localhost");
  const host = window as unknown as { didomiConfig: unknown; didomiOnReady: ((didomi: object) => void)[] };
  expect(host.didomiConfig).toMatchObject({ languages: { default: "en" } });
  const show = vi.fn();
  for (const run of host.didomiOnReady) run({ preferences: { show } });
  await opened;
  expect(show).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("when the service is blocked the site's own notice opens, and nothing else is stored or loaded", async () => {
  vi.resetModules();
  const { openConsent: openAgain } = await import("./open-consent.ts");
  named("a-key-of-didomi");
  const opened = openAgain(words);
  await waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]?.dispatchEvent(new Event("error"));
  await opened;
  expect(await screen.findByRole("dialog", { name: "Manage cookies" })).toHaveTextContent("What is kept.");
  expect(document.cookie).toBe("");
});
