import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import en from "./messages/en.json" with { type: "json" };
import fr from "./messages/fr.json" with { type: "json" };
import { languageOf, type MessageKey, translatorFor } from "./words.ts";

type Elements = ReturnType<IntlMessageFormat["getAst"]>;
const TEXT = 0;
const POUND = 7;

/** Returns the names of a message's arguments, in all its branches. */
function argumentsOf(elements: Elements): string[] {
  const names = elements.flatMap((element) => [
    ...(element.type === TEXT || element.type === POUND ? [] : [element.value]),
    ...("options" in element
      ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value))
      : []),
  ]);
  return [...new Set(names)].sort();
}

test.each([
  [{}, "en"],
  [{ LANG: "fr_FR.UTF-8" }, "fr"],
  [{ LANG: "fr" }, "fr"],
  [{ LANG: "fr_FR.UTF-8", LC_ALL: "C" }, "en"],
  [{ LANG: "en_GB.UTF-8", LC_MESSAGES: "fr_CA" }, "fr"],
  [{ LANG: "frr_DE" }, "en"],
])("with %j, messages are in %s", (env, language) => {
  expect(languageOf(env)).toBe(language);
});

test("both languages have the same messages, with the same arguments", () => {
  const values = (text: string) => argumentsOf(new IntlMessageFormat(text, "en").getAst());
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as MessageKey[]) {
    expect([key, values(fr[key])]).toEqual([key, values(en[key])]);
  }
});

test("French messages have no-break spaces before double punctuation and inside guillemets", () => {
  for (const text of Object.values(fr)) expect(text).not.toMatch(/ [:;!?»]|« /);
});

test("messages use the right plural form", () => {
  expect(translatorFor("fr").say("reportTracks", { count: 0 })).toBe("nouveau titre");
  expect(translatorFor("en").say("reportTracks", { count: 0 })).toBe("new tracks");
});
