import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBrief } from "#/server/search/brief/read-brief.ts";
import { searchBySql } from "#/server/search/sql/search-by-sql.ts";
import { apiForTests, type TestApi } from "../support/api.ts";

/** Words of mood by people who knew the moods' names alone: `language|word|possible moods|impossible moods`. */
const words = readFileSync(join(import.meta.dirname, "moods.txt"), "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => {
    const [lang = "", word = "", families = "", never = ""] = line.split("|").map((column) => column.trim());
    return {
      lang: lang === "en" ? ("en" as const) : ("fr" as const),
      word,
      families: families.split(","),
      never: never.split(","),
    };
  });

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("demo");
});
afterAll(() => api.close());

test("five hundred words of mood: none is respelt into a mood that it can never be, and nearly all are understood", async () => {
  expect(words.length).toBeGreaterThanOrEqual(500);
  const deps = searchBySql(api.db);
  const known = await deps.lexicon();
  const familyOf = (slug: string | undefined) => {
    const term = slug === undefined ? undefined : known.terms.get(slug);
    return term?.taxonomy === "moods" ? term.slug : (term?.family ?? null);
  };
  const respelt: string[] = [];
  const wrong: string[] = [];
  const unknown: string[] = [];
  for (const { lang, word, never } of words) {
    const { concepts } = await readBrief(word, lang, { ...deps, lexicon: known });
    for (const { kind, reason, leads, instead } of concepts) {
      if (kind === "text" && !instead) unknown.push(word);
      const family = leads.map(({ slug }) => familyOf(slug)).find((one) => one !== null);
      if (!family || !never.includes(family)) continue;
      (reason === "spelling" || instead ? respelt : wrong).push(`${word}: ${family}`);
    }
  }
  const told = `respelt wrongly ${respelt.length}, led wrongly ${wrong.length}, unknown ${unknown.length} of ${words.length}`;
  if (process.env.RELEVANCE) process.stdout.write(`${told}\n${wrong.join(", ")}\n${unknown.join(", ")}\n`);
  expect(respelt, told).toEqual([]);
  expect(wrong.length / words.length, `${told}\n${wrong.join("\n")}`).toBeLessThan(0.03);
  expect(unknown.length / words.length, `${told}\n${unknown.join("\n")}`).toBeLessThan(0.1);
}, 120_000);
