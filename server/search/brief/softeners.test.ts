import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";
import { withoutSofteners } from "./softeners.ts";

const { read } = briefReader();

test.each([
  ["harpe, sans paroles (chœurs en ouh ouh OK)", "fr", ["wanted", "wanted", "loose", "loose"]],
  ["harp, choir ok but no words", "en", ["wanted", "loose", "wanted"]],
  ["harpe, flûte OK", "fr", ["wanted", "loose"]],
  ["harp, choir OK – sad", "en", ["wanted", "loose", "wanted"]],
  ["ok harp", "en", ["wanted"]],
  ["harp, slightly distorted guitar", "en", ["wanted", "wanted"]],
  ["harp, a bit of slide guitar", "en", ["wanted", "loose"]],
  ["harp, slightly melancholic", "en", ["wanted", "loose"]],
  ["the client fell in love with the harp", "en", ["wanted"]],
  ["on est tombés amoureux de la harpe", "fr", ["wanted"]],
  ["harp, everybody loved the cello", "en", ["wanted", "wanted"]],
  ["harp, a girl falls in love", "en", ["wanted", "wanted", "wanted"]],
  ["harpe, en ré mineur si possible", "fr", ["wanted", "loose"]],
  ["harpe, si possible en ré mineur", "fr", ["wanted", "loose"]],
  ["harpe, si possible piano et violon", "fr", ["wanted", "loose", "loose"]],
  ["harp in D minor if possible", "en", ["wanted", "loose"]],
  ["harp, in D minor, if possible, slow", "en", ["wanted", "loose", "wanted"]],
  ["harp, 2:30 if possible", "en", ["wanted", "loose"]],
  ["harp, underscore version if there is one", "en", ["wanted", "loose"]],
  ["harpe, version sans batterie si vous en avez une", "fr", ["wanted", "loose"]],
  ["harp, whistling is fine, around 2 mins", "en", ["wanted", "loose", "wanted"]],
  ["harpe, cuivres bienvenus mais pas obligatoires", "fr", ["wanted", "loose"]],
  ["harpe, cuivres (bienvenus mais pas obligatoires), triste", "fr", ["wanted", "loose", "wanted"]],
  ["harp, brass welcome", "en", ["wanted", "loose"]],
  ["harp, choir optional, sad", "en", ["wanted", "loose", "wanted"]],
  ["harp, maybe a bit jazzy, brushes", "en", ["wanted", "loose", "wanted"]],
  ["harp, perhaps flute and strings", "en", ["wanted", "loose", "wanted"]],
  ["harpe, peut-être un peu jazz", "fr", ["wanted", "loose"]],
  ["harp. Male vocal would be lovely but instrumental also ok", "en", ["wanted", "loose", "loose"]],
  ["harpe, un chœur serait un plus", "fr", ["wanted", "loose"]],
] as const)("a wish that «%s» merely accepts becomes loose", async (text, locale, modes) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(modes);
});

test.each([
  ["harpe, instrumental de préférence", "fr", ["wanted", "loose"]],
  ["de préférence instrumental, harpe", "fr", ["loose", "wanted"]],
  ["harp, strings preferably pizzicato", "en", ["wanted", "wanted", "loose"]],
  ["harpe, 90 bpm de préférence", "fr", ["wanted", "loose"]],
  ["harpe, une voix sans paroles peut passer", "fr", ["wanted", "loose"]],
  ["harp, a choir could work too", "en", ["wanted", "loose"]],
  ["harpe, un peu électro", "fr", ["wanted", "loose"]],
  ["harp, slightly jazzy piano", "en", ["wanted", "loose", "wanted"]],
  ["harpe, une pointe de folk", "fr", ["wanted", "loose"]],
  ["harp, a touch of brass, sad", "en", ["wanted", "loose", "wanted"]],
  ["harp, must have a touch of brass", "en", ["wanted", "wanted"]],
  ["harpe, il faut absolument un peu de batterie", "fr", ["wanted", "wanted"]],
  ["harp, some kind of waltz", "en", ["wanted", "wanted"]],
  ["harpe, avec ou sans chœur, pas de préférence", "fr", ["wanted", "loose"]],
  [
    "a cello piece that could work for a funeral, no drums, 80 bpm",
    "en",
    ["wanted", "wanted", "excluded", "wanted"],
  ],
  ["harpe qui pourrait coller, flûte", "fr", ["wanted", "wanted"]],
  ["harpe, un peu plus lent", "fr", ["wanted", "wanted"]],
  ["harp, a bit slower", "en", ["wanted", "wanted"]],
  ["un peu de piano", "fr", ["wanted"]],
  ["harpe, il peut aller loin", "fr", ["wanted", "wanted", "wanted"]],
] as const)("«%s» makes loose only what it would merely like", async (text, locale, modes) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(modes);
});

test.each([
  ["harp, choir fine but no drums", "en", "wanted loose excluded"],
  ["harpe, des voix c pas grave", "fr", "wanted loose"],
  ["harpe, cuivres si possible, sinon flûte", "fr", "wanted loose loose"],
  ["harp, brass if you have it, otherwise flute and choir, sad", "en", "wanted wanted loose loose wanted"],
  ["harp, brass if you have any, if not flute, sad", "en", "wanted wanted loose wanted"],
  ["harpe, cuivres si vous en avez, sinon flûte", "fr", "wanted wanted loose"],
  ["harpe, cuivres. À défaut de cuivres, une flûte", "fr", "wanted wanted loose"],
  ["harp, brass, failing brass, a flute, sad", "en", "wanted wanted loose wanted"],
] as const)("what «%s» tolerates or falls back on becomes loose", async (text, locale, modes) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode).join(" ")).toBe(modes);
});

test.each([
  ["faute de moyens, harpe seule", "fr", ["wanted harpe seule"]],
  ["triste, faute de chœur, une flûte", "fr", ["wanted triste", "wanted flûte"]],
  ["for lack of money, harp and flute", "en", ["wanted harp", "wanted flute"]],
  ["harp; for want of a choir, slow strings", "en", ["wanted harp", "wanted slow", "wanted strings"]],
  ["harpe, faute de cuivres", "fr", ["wanted harpe"]],
  ["c’est la faute de son père, harpe", "fr", ["wanted faute", "wanted père", "wanted harpe"]],
] as const)("the lack of something in «%s» weakens no wish and is none", async (text, locale, parts) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual(parts);
});

test.each([
  ["harp, stems a must", "en", ["wanted", "must"]],
  ["harpe, version instrumentale indispensable", "fr", ["wanted", "must"]],
  ["harp, mixes without the tune are essential", "en", ["wanted", "must"]],
  ["harp, stems not essential", "en", ["wanted", "loose"]],
  ["harp, drums essential", "en", ["wanted", "wanted"]],
] as const)(
  "a version that «%s» requires is a must, other things stay wishes",
  async (text, locale, modes) => {
    const { concepts } = await read(text, locale);
    expect(concepts.map(({ mode }) => mode)).toEqual(modes);
  },
);

test.each([
  ["harpe, le plus épique possible", "fr", ["wanted", "wanted"]],
  ["as dark as possible", "en", ["wanted"]],
  ["piano le plus lent possible", "fr", ["wanted", "wanted"]],
  ["piano sans batterie possible", "fr", ["wanted", "excluded"]],
  ["piano sans batterie ok", "fr", ["wanted", "excluded"]],
  ["dark piano with choir ok", "en", ["wanted", "wanted", "loose"]],
  ["piano et chœurs OK", "fr", ["wanted", "loose"]],
  ["harp, jazzy maybe", "en", ["wanted", "wanted"]],
  ["piano si possible", "fr", ["wanted"]],
  ["it would be great to have a harp", "en", ["wanted"]],
  ["harp, 90 bpm is fine", "en", ["wanted", "wanted"]],
  ["harp, no drums if possible", "en", ["wanted", "excluded"]],
  ["harp, maybe no drums", "en", ["wanted", "excluded"]],
  ["harp, a warm welcome", "en", ["wanted", "wanted"]],
  ["harpe, si bémol majeur", "fr", ["wanted", "wanted"]],
  ["harp, if you have a choir", "en", ["wanted", "wanted"]],
] as const)("the other wishes of «%s» keep their mode", async (text, locale, modes) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(modes);
});

test.each(['harp, "Maybe Tomorrow"', "harpe « Peut-être demain »"])(
  "the quotation of «%s» keeps its words",
  async (text) => {
    const { concepts } = await read(text, "fr");
    expect(concepts.at(-1)?.words.toLowerCase()).toMatch(/maybe tomorrow|peut-être demain/);
  },
);

test("words that weaken a wish are told as left aside", async () => {
  const { dropped } = await read("harp, maybe a bit jazzy, choir would be lovely", "en");
  expect(dropped).toEqual(["maybe a bit", "would be lovely"]);
});

test.each(["maybe ".repeat(330), "is ok ".repeat(330), "a,".repeat(1_000), `if${" ".repeat(1_990)}x`])(
  "a text of two thousand characters is read whatever it is",
  (text) => {
    expect(withoutSofteners(`harp ${text}`, []).text).toHaveLength(text.length + 5);
  },
);
