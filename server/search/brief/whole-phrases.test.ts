import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function partsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, words }) => `${mode} ${words}`);
}

test.each([
  ["NOT another epic trailer brass thing", "en", ["excluded epic", "excluded trailer", "excluded brass"]],
  [
    "harp, not one of those epic trailer things with choir and brass, slow",
    "en",
    ["wanted harp", "excluded epic", "excluded trailer", "excluded choir", "excluded brass", "wanted slow"],
  ],
  ["harp, please not yet another sad piano piece", "en", ["wanted harp", "excluded sad piano"]],
  ["harp, not the usual trailer drums", "en", ["wanted harp", "excluded trailer", "excluded drums"]],
  [
    "harp, no epic trailer brass stuff",
    "en",
    ["wanted harp", "excluded epic", "excluded trailer", "excluded brass"],
  ],
  ["harp, none of that trailer brass stuff", "en", ["wanted harp", "excluded trailer", "excluded brass"]],
  [
    "harp, we don't want another corporate ukulele thing",
    "en",
    ["wanted harp", "excluded corporate", "excluded ukulele"],
  ],
  [
    "harpe, surtout pas encore un énième truc épique avec cuivres",
    "fr",
    ["wanted harpe", "excluded épique", "excluded cuivres"],
  ],
  ["NOT epic trailer brass", "en", ["excluded epic", "excluded trailer", "excluded brass"]],
  [
    "harpe, pas le genre de truc épique avec chœurs",
    "fr",
    ["wanted harpe", "excluded épique", "excluded chœurs"],
  ],
  ["harpe, pas un énième trailer épique", "fr", ["wanted harpe", "excluded trailer", "excluded épique"]],
  ["harpe, pas de truc épique avec cuivres", "fr", ["wanted harpe", "excluded épique", "excluded cuivres"]],
  [
    "harpe, marre des trucs épiques avec cuivres",
    "fr",
    ["wanted harpe", "excluded épiques", "excluded cuivres"],
  ],
  ["harpe, pas le sempiternel piano triste", "fr", ["wanted harpe", "excluded piano triste"]],
] as const)("«%s» excludes all of the rejected thing", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});

test.each([
  [
    "harp, not another epic trailer thing but soft strings",
    "en",
    ["wanted harp", "excluded epic", "excluded trailer", "wanted soft", "wanted strings"],
  ],
  [
    "harp, not another sad song for a documentary",
    "en",
    ["wanted harp", "excluded sad", "wanted documentary"],
  ],
  ["not another epic thing, dreamy pads", "en", ["excluded epic", "wanted dreamy", "wanted pads"]],
  ["NOT SAD PIANO", "en", ["excluded SAD", "wanted PIANO"]],
  ["harp, no drums dreamy pads", "en", ["wanted harp", "excluded drums", "wanted dreamy", "wanted pads"]],
  ["pas encore un truc épique mais une harpe", "fr", ["excluded épique", "wanted harpe"]],
  ["pas encore de batterie, harpe", "fr", ["excluded batterie", "wanted harpe"]],
] as const)("the rejection in «%s» ends where another wish begins", async (text, locale, parts) => {
  expect(await partsOf(text, locale)).toEqual(parts);
});
