import { expect, test } from "vitest";
import { resolveLang } from "./resolve-lang.ts";

test.each([
  [undefined, undefined, "fr"],
  [undefined, "", "fr"],
  ["en", "fr-FR,fr;q=0.9", "en"],
  ["fr", "en-GB", "fr"],
  ["de", "en-GB", "en"],
  ["", "en", "en"],
  [undefined, "en-US,en;q=0.9,fr;q=0.8", "en"],
  [undefined, "de-DE, en;q=0.5, fr;q=0.7", "fr"],
  [undefined, "de, nl", "fr"],
  [undefined, "en;q=0, fr", "fr"],
  [undefined, "EN-gb", "en"],
  [undefined, "*", "fr"],
  [undefined, `${"x,".repeat(50_000)}en`, "fr"],
])("a cookie of %j and the browser languages %j give %s", (cookie, acceptLanguage, lang) => {
  expect(resolveLang({ cookie, acceptLanguage })).toBe(lang);
});
