import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["harp, client also hates glockenspiel", "en", ["wanted harp", "excluded glockenspiel"]],
  ["harp. The client really hates glockenspiel", "en", ["wanted harp", "excluded glockenspiel"]],
  ["harp, our creative director always hates flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, Susan hates flutes and whistling", "en", ["wanted harp", "excluded flutes", "excluded whistling"]],
  ["harp, we all hate flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, clients absolutely hate flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, the agency dislikes flutes, strings", "en", ["wanted harp", "excluded flutes", "wanted strings"]],
  ["harp, they don’t really like flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harp, the client doesn’t particularly like flutes", "en", ["wanted harp", "excluded flutes"]],
  ["harpe, le client déteste aussi la flûte", "fr", ["wanted harpe", "excluded flûte"]],
  ["harpe, la réalisatrice déteste également la flûte", "fr", ["wanted harpe", "excluded flûte"]],
  ["harpe, le réalisateur n’aime vraiment pas la flûte", "fr", ["wanted harpe", "excluded flûte"]],
] as const)("«%s» excludes only the thing that somebody dislikes", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  ["I hate to ask but need a harp", "en", ["wanted harp"]],
  ["I hate to ask, need a harp", "en", ["wanted harp"]],
  ["client hates waiting, so piano", "en", ["wanted piano"]],
  ["the client hates waiting so piano", "en", ["wanted piano"]],
  ["harp, no flute, the client also hates it", "en", ["wanted harp", "excluded flute"]],
  ["the client hates it, harp", "en", ["wanted harp"]],
  [
    "a boy who hates school, ukulele",
    "en",
    ["wanted boy", "wanted hates", "wanted school", "wanted ukulele"],
  ],
] as const)("«%s» loses no wish to a dislike", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test("“hate” without a subject is a mood", async () => {
  expect(await partsOf("all about hate, piano", "en")).toEqual(["wanted hate", "wanted piano"]);
});
