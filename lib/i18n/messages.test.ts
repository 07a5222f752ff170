import { afterEach, expect, test, vi } from "vitest";
import english from "#/messages/en.json";
import { loadMessages } from "./messages.ts";

afterEach(() => {
  vi.doUnmock("#/messages/fr.json");
  vi.resetModules();
  vi.unstubAllEnvs();
});

test("each language has its own texts", async () => {
  expect((await loadMessages("en")).returnPage).toBe("Back to the home page");
  expect((await loadMessages("fr")).returnPage).toBe("Revenir à l’accueil");
});

test("a house other than the demo's has its name in every text, parsed or not", async () => {
  vi.stubEnv("SITE_NAME", "Halcyon");
  vi.doMock("#/messages/fr.json", () => ({
    default: { header: { siteName: "Sillon" }, site: { title: [{ type: 0, value: "Sillon, musique" }] } },
  }));
  const { loadMessages: load } = await import("./messages.ts");
  const messages = await load("fr");
  expect(messages.site.title).toEqual([{ type: 0, value: "Halcyon, musique" }]);
  expect(messages.header.siteName).toBe("Halcyon");
  expect(JSON.stringify(await load("en"))).not.toMatch(/\bSillon\b/);
});

test("a text missing in French is shown in English, never as its key", async () => {
  vi.doMock("#/messages/fr.json", () => ({ default: { notFound: { title: "Perdu" } } }));
  const { loadMessages: load } = await import("./messages.ts");
  const messages = await load("fr");
  expect(messages.notFound).toEqual({ ...english.notFound, title: "Perdu" });
  expect(messages.returnPage).toBe(english.returnPage);
});

test("the French messages are completed once for all pages", async () => {
  expect(await loadMessages("fr")).toBe(await loadMessages("fr"));
});
