import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read, lexicon } = briefReader();

test.each([
  ["harpe, pas trop joyeux", "fr", "pas trop joyeux", "bright"],
  ["harp, not too sad", "en", "not too sad", "melancholic"],
] as const)("in «%s» a mood counts against a track and excludes none", async (text, locale, said, slug) => {
  const { concepts, dropped, search } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(["wanted"]);
  expect(dropped).toContain(said);
  expect(search.excluded).toEqual([]);
  expect(search.demands[0]?.evidence.against).toContain(lexicon().terms.get(slug)?.id);
});

test("without a wish, “not too” is a negation like others", async () => {
  const { concepts, search } = await read("not too sad", "en");
  expect(concepts.map(({ mode }) => mode)).toEqual(["excluded"]);
  expect(search.excluded).toHaveLength(1);
});

test.each([
  ["pas trop rapide, piano", "fr"],
  ["not too fast, strings", "en"],
  ["pas trop de voix, piano", "fr"],
  ["pas trop de batterie, piano", "fr"],
] as const)("in «%s» a tempo or a thing is excluded as usual", async (text, locale) => {
  const { concepts, search } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(["excluded", "wanted"]);
  expect(search.excluded).toHaveLength(1);
});

/** Returns the slugs of terms by their ids. */
function slugsOf(ids: Iterable<number>): string[] {
  const all = new Set(ids);
  return [...lexicon().terms.values()].flatMap(({ id, slug }) => (all.has(id) ? slug : []));
}

test.each([
  ["sad but not depressing", "en", []],
  ["sad without being depressing", "en", []],
  ["sad, not depressing", "en", []],
  ["sad piano but not too depressing", "en", []],
  ["dark but not scary", "en", []],
  ["slow piano, dark but not scary", "en", []],
  ["sad, but not depressing", "en", []],
  ["tense but never frightening", "en", ["ominous"]],
  ["émouvant, sans tomber dans le triste", "fr", []],
  ["melancholic yet not sad", "en", []],
  ["mélancolique sans être déprimant", "fr", []],
  ["sombre mais pas effrayant", "fr", []],
  ["piano triste mais pas larmoyant", "fr", ["fragile"]],
  ["nostalgique sans tomber dans le larmoyant", "fr", ["fragile", "melancholic"]],
] as const)(
  "the second mood of «%s» excludes no tracks, and counts only against its own terms",
  async (text, locale, against) => {
    const { concepts, search } = await read(text, locale);
    expect(new Set(concepts.map(({ mode }) => mode))).toEqual(new Set(["wanted"]));
    expect(search.excluded).toEqual([]);
    expect(slugsOf(search.demands.flatMap(({ evidence }) => evidence.against)).sort()).toEqual(against);
  },
);

test.each([
  ["energetic but not aggressive", "en", "tension"],
  ["énergique mais pas agressif", "fr", "gritty"],
  ["calm but not sad", "en", "melancholic"],
  ["glaciers qui fondent, lent, contemplatif mais pas larmoyant", "fr", "melancholic"],
  ["piano, intime mais pas larmoyant", "fr", "melancholic"],
  ["joyeux mais pas kitsch", "fr", "light-music"],
  ["solennel mais pas funèbre", "fr", "melancholic"],
  ["dynamique mais pas stressant", "fr", "tension"],
  ["intimate without being sad", "en", "melancholic"],
  ["hopeful but not cheesy", "en", "light-music"],
  ["dark strings, hopeful but not sad", "en", "melancholic"],
  ["sad piano at first, energetic but not aggressive", "en", "tension"],
  ["dark but not scary or depressing", "en", "melancholic"],
  ["larmoyant, pas triste", "fr", "melancholic"],
  ["dark but no drums", "en", "drum-kit"],
  ["happy but not ominous", "en", "ominous"],
] as const)("«%s» excludes what is not near its wish", async (text, locale, slug) => {
  const { search } = await read(text, locale);
  expect(slugsOf(search.excluded.flatMap(({ terms }) => terms.map(({ id }) => id)))).toContain(slug);
});

test.each([
  ["cello, nothing too dark", "en", "ominous"],
  ["cello, nothing too jazzy", "en", "jazz"],
  ["violoncelle, rien de trop électro", "fr", "electro"],
  ["violoncelle, pas trop techno", "fr", "electro"],
] as const)("«%s» bans nothing, and counts against a track", async (text, locale, slug) => {
  const { concepts, search } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(["wanted"]);
  expect(search.excluded).toEqual([]);
  expect(slugsOf(search.demands[0]?.evidence.against ?? [])).toContain(slug);
});

test("behind a refused cliche, the next thing of the list is banned", async () => {
  const { concepts } = await read("oud, éviter le cliché orientaliste et le duduk larmoyant", "fr");
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual([
    "wanted oud",
    "excluded duduk",
    "excluded larmoyant",
  ]);
});

test.each([
  ["nothing too fast, cello", "en"],
  ["rien de trop rapide, violoncelle", "fr"],
] as const)("in «%s» a tempo is still excluded", async (text, locale) => {
  const { search } = await read(text, locale);
  expect(search.excluded).toHaveLength(1);
});

test.each([
  ["oud digne, éviter le cliché orientaliste", "fr"],
  ["oud, nothing orientalist", "en"],
  ["oud, pas trop oriental", "fr"],
] as const)(
  "in «%s» the music that the wanted oud plays is neither banned nor pushed down",
  async (text, locale) => {
    const { search } = await read(text, locale);
    const ofOuds = ["oud", "arab-andalusian", "levantine-ensemble", "maqam"];
    const banned = slugsOf(search.excluded.flatMap(({ terms }) => terms.map(({ id }) => id)));
    const against = slugsOf(search.demands.flatMap(({ evidence }) => evidence.against));
    expect([...banned, ...against].filter((slug) => ofOuds.includes(slug))).toEqual([]);
  },
);
