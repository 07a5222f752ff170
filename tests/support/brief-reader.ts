import { afterAll, beforeAll } from "vitest";
import type { Lexicon } from "#/server/search/brief/lexicon.ts";
import { readBrief } from "#/server/search/brief/read-brief.ts";
import { searchBySql } from "#/server/search/sql/search-by-sql.ts";
import { apiForTests, type TestApi } from "./api.ts";

/** Reads briefs by the demo catalogue, whose API is there for all tests of a file; called at its top. */
export function briefReader() {
  let api: TestApi;
  let lexicon: Lexicon;
  beforeAll(async () => {
    api = await apiForTests("demo");
    lexicon = await searchBySql(api.db).lexicon();
  });
  afterAll(() => api.close());
  return {
    read: (text: string, locale: "fr" | "en" = "fr") =>
      readBrief(text, locale, { ...searchBySql(api.db), lexicon }),
    lexicon: () => lexicon,
  };
}
