import { afterEach, expect, test, vi } from "vitest";
import english from "#/messages/en.json";
import { loadMessages } from "./messages.ts";

afterEach(() => {
  vi.doUnmock("#/messages/fr.json");
  vi.resetModules();
});

test("each language has its own texts", async () => {
  expect((await loadMessages("en")).returnPage).toBe("Back to the home page");
  expect((await loadMessages("fr")).returnPage).toBe("Revenir à l’accueil");
});

test("a text that French lacks is read in English, never as its key", async () => {
  vi.doMock("#/messages/fr.json", () => ({ default: { notFound: { title: "Perdu" } } }));
  const messages = await loadMessages("fr");
  expect(messages.notFound).toEqual({ ...english.notFound, title: "Perdu" });
  expect(messages.returnPage).toBe(english.returnPage);
});
