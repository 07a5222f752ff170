import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read, lexicon } = briefReader();

/** Returns the slugs of the terms by which a brief excludes tracks. */
async function excludedTerms(text: string): Promise<string[]> {
  const { search } = await read(text);
  const ids = new Set(search.excluded.flatMap(({ terms }) => terms.map(({ id }) => id)));
  return [...lexicon().terms.values()].flatMap(({ id, slug }) => (ids.has(id) ? slug : []));
}

test.each([
  ["accordéon mais surtout pas musette", ["accordion"], ["salon-waltz"]],
  ["slow jazz, no brushes", ["jazz", "cool-jazz", "drum-kit"], []],
  ["cordes, sans violon", ["string-section", "cello"], ["violin"]],
  ["hip-hop boom bap, pas de techno", ["drum-machine", "synth-bass"], []],
  ["musette à Paris, pas de carte postale", ["intimate", "accordion", "salon-waltz"], []],
  ["montée progressive, sans grosses montées trailer", ["soaring", "trailer"], []],
  ["hacker documentary, no hacker clichés", ["tension", "electronica"], []],
  ["bells and choir, no postcards", ["intimate", "nostalgic"], []],
  ["football club, not Champions League", ["sport", "drive"], []],
])("«%s» excludes none of the terms that it asks for", async (text, kept, out) => {
  const shut = await excludedTerms(text);
  expect(kept.filter((slug) => shut.includes(slug))).toEqual([]);
  expect(shut).toEqual(expect.arrayContaining(out));
});

test.each([
  ["bal musette, sans accordéon", ["accordion"]],
  ["tribal, sans percussions", ["congas", "drum-kit"]],
  ["cuivres, pas de saxophone", ["saxophone"]],
  ["larmoyant, pas triste", ["melancholic"]],
  ["string quartet, no strings", ["violin"]],
  ["harp, we are drowning in brass", ["trumpet"]],
])("«%s» excludes the terms that it names", async (text, out) => {
  expect(await excludedTerms(text)).toEqual(expect.arrayContaining(out));
});

test.each([
  ["stadium rock anthem, no guitar solos", "guitar solos"],
  ["rock, pas de solo de guitare", "solo de guitare"],
  ["jazz, no drum solo", "drum solo"],
  ["stadium rock, no sax solos", "sax solos"],
  ["tribal, no drum fills", "drum fills"],
  ["hip-hop boom bap, pas de rap", "rap"],
  ["trip hop, no rapping", "rapping"],
])("«%s» excludes a part by its words alone, and wants nothing of it", async (text, words) => {
  const { concepts, search } = await read(text);
  expect(search.excluded.map(({ terms, texts }) => [terms, texts.map((one) => one.text)])).toEqual([
    [[], [words]],
  ]);
  expect(
    concepts.filter(({ mode }) => mode === "wanted").every(({ words: said }) => !words.includes(said)),
  ).toBe(true);
});

test.each([
  ["rock, no guitar", "electric-guitar"],
  ["jazz, no drums", "drum-kit"],
  ["strings, no solo piano", "solo-piano"],
  ["strings, no sax", "saxophone"],
])("«%s» excludes the whole thing", async (text, slug) => {
  expect(await excludedTerms(text)).toContain(slug);
});

async function conceptsOf(text: string, locale: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ mode, kind, words }) => `${mode} ${kind} ${words}`);
}

test.each([
  ["harpe, évitez tout ce qui sonne « valse viennoise »", "fr", "excluded idea valse viennoise"],
  ['harp, avoid anything that sounds like "trailer"', "en", "excluded term trailer"],
  ["harpe, rien qui ressemble à une valse", "fr", "excluded idea valse"],
  ["harp, nothing that feels cheesy", "en", "excluded idea cheesy"],
  ["harp, steer clear of accordion", "en", "excluded term accordion"],
  ['harpe, évitez tout ce qui sonne "Brume Quatre"', "fr", "excluded text Brume Quatre"],
] as const)("the negation of «%s» reaches its object", async (text, locale, said) => {
  const [harp, ...others] = await conceptsOf(text, locale);
  expect([harp?.split(" ")[0], others]).toEqual(["wanted", [said]]);
});

test.each([
  ["harpe, pas de valse argentine", "fr", "excluded idea valse", "argentine"],
  ["harp, no Argentine tango", "en", "excluded idea tango", "Argentine"],
  ['harpe, évitez tout ce qui sonne "trailer argentin"', "fr", "excluded term trailer argentin", "argentin"],
] as const)("in «%s» the country only describes the excluded thing", async (text, locale, said, place) => {
  const { concepts, dropped } = await read(text, locale);
  const excluded = concepts.filter(({ mode }) => mode === "excluded");
  expect(excluded.map(({ mode, kind, words }) => `${mode} ${kind} ${words}`)).toEqual([said]);
  expect(concepts).toHaveLength(2);
  expect(dropped).toContain(place);
});

test("an excluded word without a strong lead is excluded by itself, not by a feeling", async () => {
  const { concepts, search } = await read("harp, no umbrellas, no sad songs", "en");
  expect(concepts.slice(1, 3).map(({ kind, leads }) => [kind, leads.length > 0])).toEqual([
    ["text", false],
    ["idea", true],
  ]);
  expect(search.excluded[0]?.texts.map(({ text }) => text)).toEqual(["umbrellas"]);
});

test("“nothing else” excludes nothing", async () => {
  const { concepts } = await read("solo cello. Nothing else.", "en");
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual(["wanted solo cello"]);
});

test.each([
  ["slam avec version sans drums", "fr"],
  ["slam with a no drums version", "en"],
  ["slam, version with no drums", "en"],
] as const)("«%s» wants a version, and excludes no drums", async (text, locale) => {
  const { concepts, search } = await read(text, locale);
  expect(concepts.at(-1)).toMatchObject({ kind: "version", mode: "wanted", versions: ["no-drums"] });
  expect(search.excluded).toEqual([]);
});

test.each([
  ["piano, cabaret, not ragtime", "piano"],
  ["cabaret, not ragtime", "piano"],
  ["noël rigolo mais zéro grelots", "celesta"],
])("«%s» does not exclude a whole instrument with a way to play it", async (text, kept) => {
  const { concepts, search } = await read(text, "en");
  expect(concepts.at(-1)?.mode).toBe("excluded");
  expect(search.excluded).toHaveLength(1);
  expect(await excludedTerms(text)).not.toContain(kept);
});

test("«zéro grelots» excludes bells, also beside Christmas", async () => {
  expect(await excludedTerms("noël rigolo mais zéro grelots")).toContain("glockenspiel");
});

test.each([
  ["folk, no banjo", "en", "banjo"],
  ["jazz manouche, clarinette, pas d’électro-swing", "fr", "électro swing"],
  ["spooky organ, no screams", "en", "screams"],
] as const)("«%s» excludes by its words what no other term is left for", async (text, locale, words) => {
  const { search } = await read(text, locale);
  expect(search.excluded.map(({ terms }) => terms)).toEqual([[]]);
  expect(search.excluded.flatMap(({ texts }) => texts.map((one) => one.text))).toContain(words);
});

test.each([
  ["nappes, sans rythme marqué", "drum-kit"],
  ["pads without a strong beat", "drum-machine"],
])("«%s» excludes drums", async (text, slug) => {
  expect(await excludedTerms(text)).toContain(slug);
});

test.each([
  ["harpe, pas de violons qui crissent", "fr", "violons qui crissent"],
  ["harp, no guitars that scream", "en", "guitars that scream"],
  ["harp, no strings swell at the end", "en", "strings swell"],
] as const)("«%s» excludes what a thing does, not the thing", async (text, locale, words) => {
  const { concepts, search } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).toEqual(["wanted", "excluded"]);
  expect(search.excluded.map(({ terms, texts }) => [terms, texts.map((one) => one.text)])).toEqual([
    [[], [words]],
  ]);
});

test.each([
  ["harpe, pas de synthés agressifs", "fr", "pas de synthés"],
  ["harp, no harsh synths", "en", "no harsh synths"],
] as const)(
  "the rough sound of «%s» counts against a track and excludes none",
  async (text, locale, said) => {
    const { concepts, dropped, search } = await read(text, locale);
    expect(concepts.map(({ mode }) => mode)).toEqual(["wanted"]);
    expect(dropped).toContain(said);
    expect(search.excluded).toEqual([]);
    expect(search.demands[0]?.evidence.against).toContain(lexicon().terms.get("synthesizer")?.id);
  },
);

test.each([
  ["no vocals, except vocal textures are OK, harp", "en", "vocal"],
  ["pas de percussions, sauf un shaker est possible, harpe", "fr", "shaker"],
] as const)("the exception of «%s» is welcome", async (text, locale, welcome) => {
  const { concepts } = await read(text, locale);
  expect(concepts.filter(({ mode }) => mode === "loose").map(({ words }) => words)).toContain(welcome);
});

test("“no orchestral hybrid” wants nothing hybrid", async () => {
  const { concepts } = await read("harp, no orchestral hybrid", "en");
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual([
    "wanted harp",
    "excluded orchestral hybrid",
  ]);
});

test.each([
  ["harp, no theremin", "uncanny", "theremin"],
  ["harpe, pas de thérémine", "uncanny", "thérémine"],
])("«%s» excludes the instrument, not its mood", async (text, mood, words) => {
  const { search } = await read(text);
  expect(await excludedTerms(text)).not.toContain(mood);
  expect(search.excluded.flatMap(({ texts }) => texts.map((one) => one.text))).toContain(words);
});

test.each([
  ["harp, no church bells", "en", "accordion", "church bells"],
  ["harpe, pas de baleines", "fr", "nature", "baleines"],
  ["harp, no dolphins", "en", "nature", "dolphins"],
  ["harp, no whale song", "en", "floating", "whale song"],
] as const)(
  "«%s» excludes the thing by its words, not what it suggests",
  async (text, locale, kept, words) => {
    const { search } = await read(text, locale);
    expect(await excludedTerms(text)).not.toContain(kept);
    expect(search.excluded.flatMap(({ texts }) => texts.map((one) => one.text))).toContain(words);
  },
);

test.each([
  ["harp, no jungle music", "synth-bass", "electro"],
  ["harpe, pas de dubstep", "drum-machine", "electro"],
  ["harp, no mariachi", "acoustic-guitar", null],
  ["harp, no rock", "drum-kit", "instrumental-rock"],
])("«%s» excludes the style, not each instrument that plays it", async (text, kept, out) => {
  const terms = await excludedTerms(text);
  expect(terms).not.toContain(kept);
  expect(terms).toEqual(out === null ? [] : expect.arrayContaining([out]));
});

test.each([
  ["harpe, pas de cordes", "cello"],
  ["harp, singing is a no-go", "choir-voices"],
  ["harp, no beat", "drum-kit"],
  ["harp, no hip-hop", "drum-machine"],
])("«%s» excludes the instruments that the word is about", async (text, out) => {
  expect(await excludedTerms(text)).toContain(out);
});

test.each([
  ["strings, bed must have no drums on that version", "en", []],
  ["urgent news, bed under presenter, no drums on that version", "en", []],
  ["rock, 30s cutdown with no drums", "en", []],
  ["rock, an alt mix without drums", "en", []],
  ["rock, no drums on the underscore version", "en", []],
  ["rock, no drums for the bed version", "en", []],
  ["rock, no drums and no bass on that version", "en", ["no bass"]],
  ["rock, plus a version with no drums or bass", "en", ["bass"]],
  ["rock, pas de batterie sur cette version", "fr", []],
  ["rock, pas de batterie dans la version tapis", "fr", []],
  ["rock, sans batterie sur le tapis", "fr", []],
  ["rock, une version bed sans batterie", "fr", []],
  ["rock, + une version 30s sans batterie", "fr", []],
  ["rock, version sans batterie ni basse", "fr", ["ni basse"]],
] as const)("«%s» asks for a version without drums, and bans nothing", async (text, locale, left) => {
  const { concepts, dropped, search } = await read(text, locale);
  const versions = concepts.flatMap((concept) => (concept.mode === "wanted" && concept.versions) || []);
  expect(versions).toContain("no-drums");
  expect(search.excluded).toEqual([]);
  expect(dropped).toEqual(expect.arrayContaining([...left]));
});

test("a version without an instrument that no catalogue marks bans nothing", async () => {
  const { concepts, dropped, search } = await read("rock, no guitar on that version", "en");
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual(["wanted rock"]);
  expect(dropped).toContain("no guitar");
  expect(search.excluded).toEqual([]);
});

test.each([
  "a mix of folk and electro without drums",
  "un mix electro et folk sans batterie",
  "folk, no drums in any version",
  "folk, no drums, short version",
  "folk, no drums on the whole track",
  "folk, no drums in the original version of the story",
  "folk, 30 s version, no drums",
  "folk, pas de batterie, version 30 s",
  "folk, pas de batterie quelle que soit la version",
  "folk, version courte. Sans batterie",
])("«%s» excludes drums everywhere", async (text) => {
  expect(await excludedTerms(text)).toContain("drum-kit");
});
