import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { isTest } from "./support/architecture-rules.ts";
import { flattenMessages, placeholdersOf, unusedKeys } from "./support/message-keys.ts";
import { readModules } from "./support/read-modules.ts";

const root = resolve(import.meta.dirname, "..");
const read = (language: string) =>
  flattenMessages(JSON.parse(readFileSync(resolve(root, `messages/${language}.json`), "utf8")));
const french = read("fr");
const english = read("en");
const product = readModules(root).filter(({ path }) => !isTest(path));
const site = product.filter(({ path }) => /^(app|components|features|lib|middleware)/.test(path));

/** Words that both languages write alike; a text made of others was forgotten in translation. */
const SHARED_WORDS = new Set(
  (
    "A Album Albums B BPM bpm Catalogue Coda client Continent Continents CSV English Français Genres Intro IPI ISRC ISWC Label LUFS Menu Menus min Note Notes " +
    "Notifications Page Pages Pagination Passage Pause Placements PDF Podcast Services Sillon Suggestions Style Styles Tempo Timbre Total Type Version Versions " +
    "Volume"
  ).split(" "),
);
/** Keys of the specification's own catalogue, kept whether or not a screen shows them yet (§8). */
const SPECIFIED = /^(common|notFound|playListModal|shareModal)\.|^(returnPage|warningplaylist)$/;
/**
 * Product files that may contain French letters: those that compare and decode letters, the one sentence that the
 * specification fixes in French for both languages (§8), and the benchmarks.
 */
const FRENCH_MAY_STAND = /^(contract\/(fold|code-page)\.ts$|features\/session\/session-end\.ts$|bench\/)/;
const FRENCH_LETTERS = /[àâçéèêëîïôûùœ]/i;

test("both languages hold the same keys", () => {
  expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  expect(french.size).toBeGreaterThan(100);
});

test("no text is empty", () => {
  for (const messages of [french, english]) {
    expect([...messages].filter(([, text]) => text.trim() === "").map(([key]) => key)).toEqual([]);
  }
});

test("both languages name the same values and tags in each text", () => {
  const differing = [...english].filter(
    ([key, text]) => placeholdersOf(text).join() !== placeholdersOf(french.get(key) ?? "").join(),
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

test("names of keys are written the same way in all texts", () => {
  const naming = (messages: Map<string, string>, others: RegExp) =>
    [...messages].filter(([, text]) => others.test(text)).map(([key]) => key);
  expect(naming(french, /\b(?:Majuscule|Shift|Esc|Del)\b/)).toEqual([]);
  expect(naming(english, /\b(?:Escape|Del|Return)\b/)).toEqual([]);
});

test("a text reads the same in both languages only when its words do", () => {
  const alike = [...english].filter(([key, text]) => {
    if (french.get(key) !== text) return false;
    const words = text.replace(/\{[^}]*\}|<[^>]*>/g, " ").match(/\p{L}{2,}|\p{L}(?=[^\p{L}]|$)/gu) ?? [];
    return words.some((word) => !SHARED_WORDS.has(word));
  });
  expect(alike.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

test("every message is used on the site", () => {
  expect(unusedKeys([...english.keys()], site).filter((key) => !SPECIFIED.test(key))).toEqual([]);
});

test("a key that no code uses is found", () => {
  const template = ["t(`dial.", "{x}`)"].join("$");
  const sources = [{ path: "a.tsx", text: `const t = useTranslations("home"); t("title"); ${template}` }];
  expect(unusedKeys(["home.title", "home.dial.bpm", "home.gone", "other.title"], sources)).toEqual([
    "home.gone",
    "other.title",
  ]);
});

test("French letters are only in messages, content and the product files that need them", () => {
  const french = product
    .filter(({ path }) => !FRENCH_MAY_STAND.test(path))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split("\n")
        .filter((line) => FRENCH_LETTERS.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(french).toEqual([]);
});

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
