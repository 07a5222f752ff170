import { expect, test } from "vitest";
import { briefReader } from "#/tests/support/brief-reader.ts";

const { read } = briefReader();

async function conceptsOf(text: string, locale?: "fr" | "en") {
  const { concepts } = await read(text, locale);
  return concepts.map(({ kind, mode, words }) => `${mode} ${kind} ${words}`);
}

test("the brief of the sea documentary is read into its concepts", async () => {
  const text = "3 sous-voix tendus, 60 s, vers 100 bpm, la mer, sans percussions";
  const { concepts, dropped } = await read(text);
  expect(concepts.map(({ kind, mode }) => [kind, mode])).toEqual([
    ["version", "wanted"],
    [expect.stringMatching(/term|idea/), "wanted"],
    ["length", "wanted"],
    ["tempo", "wanted"],
    ["idea", "wanted"],
    ["idea", "excluded"],
  ]);
  expect(concepts.map(({ start, end }) => text.slice(start, end))).toEqual([
    "sous-voix",
    "tendus",
    "60 s",
    "vers 100 bpm",
    "mer",
    "sans percussions",
  ]);
  expect(dropped).toEqual(["3"]);
  expect(concepts[1]?.leads[0]?.slug).toBe("tension");
});

test.each([
  ["sans percussions", "fr", "percussions"],
  ["no percussion", "en", "percussion"],
  ["percussions", "fr", "percussions"],
  ["tendus", "fr", "Tension"],
  ["batterie", "fr", "Batterie"],
] as const)(
  "«%s» has the title of its term, or its own words if it means a family",
  async (text, locale, title) => {
    const [concept] = (await read(text, locale)).concepts;
    expect(locale === "fr" ? concept?.titleFr : concept?.title).toBe(title);
  },
);

test.each([
  ["Cinquante herz", ["Cinquante", "herz"], []],
  ["3 herz", ["herz"], ["3"]],
  ["cinquante pianos", ["pianos"], ["cinquante"]],
])("in %s a number word is text if it counts nothing known", async (text, said, left) => {
  const { concepts, dropped } = await read(text);
  expect(concepts.map(({ words }) => words)).toEqual(said);
  expect(dropped).toEqual(left);
});

test.each([
  ["attente, désert, cordes", "fr"],
  ["waiting, desert, strings", "en"],
] as const)("«%s» is three ideas, none of them plain text", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts).toHaveLength(3);
  for (const { kind, leads } of concepts) {
    expect(kind).not.toBe("text");
    expect(leads.length).toBeGreaterThan(0);
  }
});

test("a negation reaches the next thing and the things joined to it, and ends at a comma", async () => {
  expect(await conceptsOf("sans batterie ni basse, piano")).toEqual([
    "excluded term batterie",
    expect.stringMatching(/^excluded (term|idea) basse$/),
    "wanted term piano",
  ]);
  expect(await conceptsOf("no drums but a violin", "en")).toEqual([
    "excluded idea drums",
    "wanted term violin",
  ]);
});

test.each([
  ["NOT sad piano", ["excluded idea sad", "wanted term piano"]],
  ["slow, not happy brass", ["excluded idea happy", "wanted idea brass"]],
  ["not film noir", ["excluded idea film noir"]],
  ["no sad piano", ["excluded idea sad piano"]],
])("in «%s» “not” reaches only the adjective before a thing", async (text, said) => {
  expect((await conceptsOf(text, "en")).filter((one) => !one.includes("tempo"))).toEqual(said);
});

test.each([
  ["afrobeat, anything but guitar", "en", "guitar"],
  ["afrobeat w/o drums", "en", "drums"],
  ["piano instead of guitar", "en", "guitar"],
  ["piano rather than brass", "en", "brass"],
  ["harpe plutôt que piano", "fr", "piano"],
  ["du jazz, tout sauf la batterie", "fr", "batterie"],
  ["une flûte au lieu d’un saxophone", "fr", "saxophone"],
] as const)("«%s» negates with several words", async (text, locale, words) => {
  const [wanted, excluded, ...others] = (await read(text, locale)).concepts;
  expect([wanted?.mode, excluded?.mode, excluded?.words, others]).toEqual(["wanted", "excluded", words, []]);
});

test.each([
  ["un lieu de mémoire", "fr"],
  ["un lieu de culte", "fr"],
  ["un lieu d’exception", "fr"],
  ["le jazz au lieu de mémoire", "fr"],
  ["something warm for all, but piano led", "en"],
  ["I love them all but piano is best", "en"],
  ["anything, but piano", "en"],
  ["rather: than piano", "en"],
] as const)("«%s» excludes nothing", async (text, locale) => {
  const { concepts } = await read(text, locale);
  expect(concepts.map(({ mode }) => mode)).not.toContain("excluded");
  expect(concepts.length).toBeGreaterThan(0);
});

test("«lieu de mémoire» is one idea, and an exclusion includes its «au lieu de»", async () => {
  expect(await conceptsOf("un lieu de mémoire")).toEqual(["wanted idea lieu de mémoire"]);
  const text = "une flûte au lieu d’un saxophone";
  const { concepts } = await read(text);
  expect(concepts.map(({ start, end }) => text.slice(start, end))).toEqual([
    "flûte",
    "au lieu d’un saxophone",
  ]);
});

test("a letter is read without its greeting, its closing and its name", async () => {
  const french = "Bonjour, je cherche une musique douce, harpe, sans batterie. Merci d’avance, Claire";
  const { concepts, dropped } = await read(french);
  expect(concepts.map(({ words, start, end }) => [words, french.slice(start, end)])).toEqual([
    ["douce", "douce"],
    ["harpe", "harpe"],
    ["batterie", "sans batterie"],
  ]);
  expect(concepts[0]?.leads[0]?.slug).not.toBe("secretive");
  expect(dropped).toEqual(expect.arrayContaining(["Bonjour", "Merci d’avance, Claire"]));
  expect(await conceptsOf("Hi all, something with piano please. Thanks a lot!", "en")).toEqual([
    "wanted term piano",
  ]);
  expect(await conceptsOf("merci")).toHaveLength(1);
});

test("a word after a thing negates it too, if it ends the clause", async () => {
  expect(await conceptsOf("chœur interdit, orgue")).toEqual(["excluded term chœur", "wanted term orgue"]);
  expect(await conceptsOf("guitare acoustique non, piano oui")).toEqual([
    "excluded term guitare acoustique",
    "wanted term piano",
  ]);
  expect(await conceptsOf("amour interdit")).toContainEqual(expect.stringMatching(/^wanted idea amour/));
  expect(await conceptsOf("neither happy nor sad", "en")).toEqual([
    "excluded idea happy",
    "excluded idea sad",
  ]);
});

test("decades are no lengths, and a word alone does not mean what it means with a link word", async () => {
  expect(await conceptsOf("70s cop show", "en")).not.toContain("wanted length 70s");
  expect(await conceptsOf("trois morceaux, piano")).toEqual(["wanted term piano"]);
});

test.each([
  [
    "underscore",
    "sans thème, sans mélodie, sous-voix, version sans thème, sous dialogue, sous voix off",
    "fr",
  ],
  ["underscore", "underscore, no melody, no theme, without melody, music bed, under dialogue", "en"],
  ["instrumental", "instrumental, instrumentale, instru, version instrumentale", "fr"],
  ["instrumental", "instrumental, instrumental version, instrumental mix", "en"],
  ["no-vocals", "sans voix, sans chant, sans paroles", "fr"],
  ["no-vocals", "no vocals, without vocals, no lyrics", "en"],
  ["no-drums", "version sans batterie, mix sans batterie, version sans percussions", "fr"],
  ["no-drums", "no drums version, no-drums mix, drumless mix, mix without drums", "en"],
  ["stem", "stem, stems, piste séparée, pistes séparées", "fr"],
  ["stem", "stem, stems, split tracks", "en"],
  ["sting", "virgule, sting, virgules sonores", "fr"],
  ["sting", "sting, stinger, bumper", "en"],
] as const)("a version of the kind %s is known as %s, %s", async (kind, names, locale) => {
  for (const name of names.split(", ")) {
    const { concepts } = await read(name, locale);
    const [concept] = concepts;
    expect([name, concepts.length, concept?.kind, concept?.mode, concept?.versions?.[0]]).toEqual([
      name,
      ...[1, "version", "wanted", kind],
    ]);
  }
});

test.each([
  ["sans batterie", "fr", ["no-drums"]],
  ["-batterie", "fr", ["no-drums"]],
  ["sans percussions", "fr", ["no-drums"]],
  ["no drums", "en", ["no-drums"]],
  ["sans piano", "fr", undefined],
  ["no synth", "en", undefined],
  ["no instrumental", "en", undefined],
  ["-instrumental", "fr", undefined],
  ["-(version sans batterie)", "fr", undefined],
] as const)(
  "«%s» is an exclusion with the versions that lack the excluded thing",
  async (text, locale, kinds) => {
    const { concepts } = await read(text, locale);
    expect(concepts.map(({ mode, versions }) => [mode, versions])).toEqual([["excluded", kinds]]);
  },
);

test("a kind of version named after something missing is no negation", async () => {
  expect(await conceptsOf("60 s sans thème")).toEqual(["wanted length 60 s", "wanted version sans thème"]);
  expect(await conceptsOf("sans voix")).toEqual(["wanted version sans voix"]);
  expect(await conceptsOf("no vocals", "en")).toEqual(["wanted version no vocals"]);
});

test("a sign sets the mode of a concept", async () => {
  expect(await conceptsOf('+violon ~jazz -piano -(string section) "petites horloges"')).toEqual([
    "must term violon",
    "loose term jazz",
    "excluded term piano",
    "excluded term string section",
    "must text petites horloges",
  ]);
});

test.each([
  ["«\u00a0petites horloges\u00a0», harpe", "must text petites horloges"],
  ["“petites horloges”, harpe", "must text petites horloges"],
  ["comme «\u00a0Delta sans fin\u00a0», harpe", "wanted text Delta sans fin"],
  ["something like “Delta sans fin”, harpe", "wanted text Delta sans fin"],
  ["dans l’esprit de «\u00a0Delta sans fin\u00a0», harpe", "wanted text Delta sans fin"],
  ['temp is "Delta sans fin", harpe', "wanted text Delta sans fin"],
])("the words in the quotation marks of «%s» are literal", async (text, said) => {
  expect(await conceptsOf(text)).toEqual([said, "wanted term harpe"]);
});

test("an unsearchable figure is dropped and reported", async () => {
  const { concepts, dropped } = await read("need it by 5pm: waltz 3/4", "en");
  expect(concepts.map(({ words }) => words)).toEqual(["waltz"]);
  expect(dropped).toEqual(expect.arrayContaining(["by 5pm", "3/4"]));
});

test("a slip at the end of a known word is corrected too", async () => {
  const [slip] = (await read("underscoer", "en")).concepts;
  expect(slip).toMatchObject({ kind: "version", versions: ["underscore"], instead: ["underscore"] });
});

test("alternatives are one concept", async () => {
  expect(await conceptsOf("piano ou guitare acoustique")).toEqual([
    "wanted term piano ou guitare acoustique",
  ]);
});

test("countries, peoples and cities are known in both languages", async () => {
  for (const [text, code] of [
    ["Mali", "ML"],
    ["malien", "ML"],
    ["Georgian", "GE"],
    ["Java", "ID"],
  ] as const) {
    const { concepts } = await read(text, "en");
    expect([text, concepts.map(({ territories }) => territories)]).toEqual([
      text,
      [expect.arrayContaining([code])],
    ]);
  }
  const [africa] = (await read("africain")).concepts;
  expect(africa?.leads.length || africa?.territories?.length).toBeTruthy();
});

test("a slip in a known word is corrected and reported, and no mood is taken for another", async () => {
  const [slip] = (await read("percusions")).concepts;
  expect(slip).toMatchObject({ reason: "spelling", instead: ["percussions"] });
  for (const [text, slug] of [
    ["tendu", "tension"],
    ["tense", "tension"],
    ["tendre", "tender"],
  ] as const) {
    const [mood] = (await read(text, text === "tense" ? "en" : "fr")).concepts;
    expect([text, mood?.reason, mood?.leads[0]?.slug]).toEqual([
      text,
      expect.not.stringMatching("spelling"),
      slug,
    ]);
  }
});

test.each([
  ["vibrafone", "en", "vibraphone", "vibraphone"],
  ["saxofone", "fr", "saxophone", "saxophone"],
] as const)("«%s» is read as it sounds", async (text, locale, meant, slug) => {
  const [slip] = (await read(text, locale)).concepts;
  expect(slip).toMatchObject({ reason: "spelling", instead: [meant] });
  expect(slip?.leads[0]?.slug).toBe(slug);
});

test.each([
  ["no lead guitar", "en", "excluded"],
  ["sans lead guitare", "fr", "excluded"],
] as const)("«%s» excludes something, and is not corrected to another word", async (text, locale, mode) => {
  const { concepts } = await read(text, locale);
  expect(concepts.filter((concept) => concept.mode !== mode || concept.kind === "version")).toEqual([]);
});

test.each([
  ["polar 70's, flûte", "70's"],
  ["rumba fin 60, flûte", "fin 60"],
  ["house annee 90, flûte", "annee 90"],
])("in «%s» a decade is an idea, like years written out", async (text, said) => {
  expect(await conceptsOf(text)).toContainEqual(`wanted idea ${said}`);
});

test("a letter with a name, days and the parts of a programme keep only what asks for music", async () => {
  const letter = "Hi Tom, re sc. 42. Analog synths, instrumental pls. 52 min, reel 3, by Thu. Best, Ana";
  const { concepts, dropped } = await read(letter, "en");
  expect(concepts.map(({ words }) => words)).toEqual(["Analog synths", "instrumental"]);
  expect(dropped).toEqual(
    expect.arrayContaining(["Hi Tom", "sc. 42", "52 min", "reel 3", "by Thu", "Best, Ana"]),
  );
});

test("beyond sixteen concepts, the unknown words are dropped first, and reported", async () => {
  const known =
    "harpe, piano, violon, flûte, orgue, jazz, calme, triste, tension, mer, nuit, forêt, pluie, sport";
  const { concepts, dropped } = await read(`brouzoufle, zigomard, ${known}, 100 bpm, 60 s`);
  expect(concepts).toHaveLength(16);
  expect(concepts.map(({ words }) => words)).toEqual(expect.arrayContaining(["100 bpm", "60 s"]));
  expect(dropped).toEqual(["brouzoufle", "zigomard"]);
  const one = await read(`brouzoufle, zigomard, ${known}, 100 bpm`);
  expect(one.dropped).toEqual(["zigomard"]);
});

test("the two names of a key are one concept, and the relative key belongs to it", async () => {
  expect(await conceptsOf("c# minor / db minor", "en")).toEqual(["wanted key c# minor"]);
  const [relative] = (await read("D minor (or relative major)", "en")).concepts;
  expect(relative?.tonalities).toEqual(["D minor", "F major"]);
});

test("a word for another length than that in figures is kept", async () => {
  expect(await conceptsOf("harpe, une version longue et une version de 30 s")).toEqual([
    "wanted term harpe",
    "wanted length version longue",
    "wanted length version de 30 s",
  ]);
});

test("a word for a length is dropped next to a length in figures", async () => {
  expect(await conceptsOf(":45 cutdowns", "en")).toEqual(["wanted length :45"]);
});

test.each([
  ["accordian", "accordion"],
  ["mellancholic", "melancholic"],
])("“%s” is %s, spelt by ear", async (slip, meant) => {
  const [concept] = (await read(slip, "en")).concepts;
  expect(concept).toMatchObject({ kind: "term", reason: "spelling", instead: [meant] });
});

test("a short name is not taken for the beginning of another word", async () => {
  const [name] = (await read("piano, Tom", "en")).concepts.slice(1);
  expect(name).toMatchObject({ kind: "text", words: "Tom" });
  expect(name?.instead ?? []).toEqual([]);
});

test.each([
  ["19th century piano", "en", "19th century"],
  ["bal XIXe siècle", "fr", "XIXe siècle"],
  ["80s synth", "en", "80s synth"],
] as const)("«%s» keeps the phrase that is known", async (text, locale, said) => {
  expect((await conceptsOf(text, locale)).map((one) => one.replace(/^wanted \w+ /, ""))).toContain(said);
});

test("a word that is a filler among others is a title alone", async () => {
  expect(await conceptsOf("Somewhere", "en")).toEqual(["wanted text Somewhere"]);
  expect(await conceptsOf("somewhere, piano", "en")).toEqual(["wanted term piano"]);
});

test.each(["montage", "ambience", "ambiance", "so what"])("«%s» alone is a concept", async (text) => {
  expect((await read(text, "en")).concepts).toHaveLength(1);
});

test.each([
  ["sports montage", "en", ["sports", "montage"]],
  ["pour le montage, piano", "fr", ["piano"]],
  ["une ambiance triste", "fr", ["triste"]],
] as const)("a vague word in «%s» counts only after the thing it belongs to", async (text, locale, words) => {
  expect((await read(text, locale)).concepts.map((concept) => concept.words)).toEqual(words);
});

test.each([
  ["electro, a theme of 40 s and stings of 4 s", "en"],
  ["electro, un thème de 40 s et des virgules de 4 s", "fr"],
] as const)("«%s» asks for stings of their own length", async (text, locale) => {
  const { search } = await read(text, locale);
  expect([search.version?.kind, search.version?.length?.curve.to]).toEqual([null, 43]);
  expect(
    search.version?.further.map(({ kind, length }) => [kind?.strengths.get("sting"), length?.curve.to]),
  ).toEqual([[100, 4]]);
});

test.each([
  ["harp and female vocal, plus an instrumental version", "en"],
  ["harpe et voix de femme, plus une version instrumentale", "fr"],
] as const)("«%s» asks for a song that has an instrumental version too", async (text, locale) => {
  const { search } = await read(text, locale);
  expect(search.version?.kind).toBeNull();
  expect(search.version?.further.map(({ kind }) => kind?.strengths.get("instrumental"))).toEqual([100]);
});

test("beside a choir, which may be background, an instrumental version is what is searched", async () => {
  const { search } = await read("harp, choir, instrumental", "en");
  expect(search.version?.kind?.strengths.get("instrumental")).toBe(100);
});
