import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { readEdit } from "../read-edit.ts";

/** Returns the rows of a text with their people, and the numbers of the lines that were not read. */
async function told(lines: readonly string[]) {
  const edit = await readEdit(lines.join("\n"), RATES["25"]);
  const people = edit.clips.map(({ name, writers = [], publishers = [] }) =>
    [
      name,
      ...writers.map((one) => [one.name, one.role, one.share].filter((mark) => mark ?? false).join(" ")),
      ...publishers.map((one) => `@${one.name}`),
    ].join(" | "),
  );
  return { people, skipped: edit.skipped.map(({ line }) => line) };
}
const CHAT = (...messages: string[]) => [
  '[09/01, 18:02:30] Ana (montage): 0:10 - 0:40 "Delta" RIV 302-4',
  '[09/01, 18:02:40] Ana (montage): 1:00 - 1:10 "Petite Alba" RIV 305-1',
  '[09/01, 18:02:50] Ana (montage): 1:20 - 1:30 "Delta" RIV 302-5',
  ...messages.map((text) => `[09/01, 18:05:33] Leo Brun: ${text}`),
];
const SECOND = "2:00 - 2:30 \u00ab Alba \u00bb";
const peopleOf = async (line: string) => (await told([line, SECOND])).people[0];

test.each([
  ["0:10 - 0:40 \u00ab Delta \u00bb, RIV 12-3, compo Ana Roux", "Delta | Ana Roux C"],
  [
    "0:10 - 0:40 \u00ab Delta \u00bb RIV 12-3, Brun et Ana Roux moiti\u00e9-moiti\u00e9",
    "Delta | Brun 50 | Ana Roux 50",
  ],
  [
    "\u201cDelta\u201d (no drums) - A. Roux 75 / L. Brun 25 - RIV 013/08 - 0:10 > 0:40",
    "Delta (no drums) | A. Roux 75 | L. Brun 25",
  ],
  [
    '"Delta" - A. Roux 100% - Edizioni Lampo - RIV 013/08 - IN 0:10 OUT 0:40',
    "Delta | A. Roux 100 | @Edizioni Lampo",
  ],
  [
    'bar: "Delta" cantata da Gilda Fosco (autori: Bassi / Corvo), edizioni Porto - 0:10 > 0:40',
    "Delta | Bassi | Corvo | @Porto",
  ],
  ['0:10 - 0:40 "Delta" - comp. A. Roux - \u00e9d. Rive - RIV 12/01', "Delta | A. Roux | @Rive"],
  ['0:10 - 0:40 "Delta" - Roux/Brun 50-50 - RIV 14/07', "Delta | Roux 50 | Brun 50"],
  [
    '0:10 - 0:40 "Delta" (titre du groupe) - aut. L. Brun, comp. L. Brun & A. Roux - autoprod',
    "Delta | L. Brun CA | A. Roux C",
  ],
  ['0:10 - 0:40 "Delta", Musik: Roth und Simm zu gleichen Teilen', "Delta | Roth 50 | Simm 50"],
  ['0:10 - 0:40 "Delta", Urheber: Roth, Simm (50:50)', "Delta | Roth 50 | Simm 50"],
  ['0:10 - 0:40 "Delta", writers Roux/Brun equal shares, pub. Rive', "Delta | Roux 50 | Brun 50 | @Rive"],
  ["0:10 - 0:40 Delta, Ana Roux 50 % Leo Brun 50 %, Ed. Rive", "Delta | Ana Roux 50 | Leo Brun 50 | @Rive"],
  ["0:10 - 0:40 Delta | comp: Ana Roux | pub: Rive", "Delta | Ana Roux | @Rive"],
  ["0:10 - 0:40 Delta, Mira, Ana", "Delta, Mira, Ana"],
])("the row «%s» names the people that it states", async (line, read) => {
  expect(await peopleOf(line)).toBe(read);
});

test.each([
  ['0:10 - 0:40 Plateau : Ana Roux / m\u00e9t\u00e9o  "Delta"'],
  ['0:10 - 0:40 LIVE : groupe Les Bigorneaux  "Delta"'],
  ['0:10 - 0:40 "Delta" chant\u00e9e par Gilda Fosco'],
  ['0:10 - 0:40 "Delta", Ana Roux l\'aime beaucoup'],
  ['0:10 - 0:40 "Delta" (Ana valide)'],
  ['0:10 - 0:40 "Delta", sc\u00e8ne du Grand H\u00f4tel'],
  ['0:10 - 0:40 "Delta", demander \u00e0 Ana Roux'],
  ['0:10 - 0:40 "Delta", im\u00e1genes de Nueva York'],
  ['0:10 - 0:40 Ana Roux (montage): "Delta"'],
  ['0:10 - 0:40 "Delta", waiting on composer Bex'],
])("the row «%s» names nobody", async (line) => {
  expect(await peopleOf(line)).toBe("Delta");
});

test("in a mail full of names of others nobody is a writer", async () => {
  const words = [
    "sur Camille et Hugo qui dansent",
    "- interview de Jean Dupont / Marie Curie",
    "- plan large Notre Dame - Paul Martin au piano",
    "(interpr\u00e9t\u00e9e par The Blue Notes), label Rive Gauche",
    "chant\u00e9 par Anna Bel / Bruno Tan",
    "(Jean Dupont 2e prise)",
    "- r\u00e9alisateur : Jean Dupont",
    "performed by Anna Bel (The Trio), recorded at Abbey Road 50 %",
    ", arr. and played live by the band",
    ", mont\u00e9 par Jean Dupont, mix\u00e9 par Marie Curie",
    "- Sc\u00e8ne 12 - Grand H\u00f4tel - Jean Dupont entre",
    "(voir avec Jean Dupont (prod) 50/50 sur les droits)",
    ", text: Welcome Home, musik: leise",
    "- Radio Nova / France Inter",
    "author's cut, music by night, words of wisdom",
    "W: fort, K: Kamera 2",
    "- mix 50/50 avec l'ambiance, niveau 60/40",
    "(Camera 50 / Boom 50)",
    "Jean et Marie moiti\u00e9-moiti\u00e9 \u00e0 l'image",
    "comp. de plans, voir Hugo",
    "- writer's room, Jean Dupont",
    "von Jean Dupont ausgesucht",
    "(Regie: Jean Dupont, Ton: Marie Curie)",
    "elegida por Jean Dupont y Marie Curie",
  ];
  const rows = words.map((one, at) => `10:${at + 10}:10 - 10:${at + 10}:40 "Titel ${at}" ${one}`);
  const others = [
    "Titel 1 c'est la sc\u00e8ne de Jean Dupont",
    "Titel 2 : Camille veut 100 %",
    "Titel 3 is by the window",
    "Titel 4 est de Paris",
    "le reste c'est Jean Dupont qui g\u00e8re",
    "bises, Jean Dupont",
  ];
  const edit = await readEdit([...rows, ...others].join("\n"), RATES["25"]);
  expect(edit.clips).toHaveLength(words.length);
  expect(edit.clips.filter(({ writers, publishers }) => writers ?? publishers)).toEqual([]);
});

test("a surname alone is that of a writer whom the list names elsewhere", async () => {
  const { people } = await told([
    '0:10 - 0:40 "Delta" - comp. Ana Roux - RIV 12/01',
    '1:00 - 1:10 "Alba" RIV 12/03 (Roux)  sous voix',
    '1:20 - 1:30 "Mira" (RIV 91-3, A. Roux)',
    '1:40 - 1:50 "Nera" - Bigorneau -',
    '2:00 - 2:10 "Orla", Roux veut la couper',
  ]);
  expect(people).toEqual(["Delta | Ana Roux", "Alba | Ana Roux", "Mira | A. Roux", "Nera", "Orla"]);
});

test("whoever is listed with a known writer is one too, but a known publisher stays one", async () => {
  const { people } = await told([
    '0:10 - 0:40 "Delta" (Ana Roux) - \u00e9d. Grand Large',
    '1:00 - 1:10 "Alba" (Ana Roux / \u00d3scar Lind)',
    '1:20 - 1:30 "Mira" (Ana Roux / Grand Large)',
    '1:40 - 1:50 "Nera" (\u00d3scar Lind, m\u00eame sc\u00e8ne)',
    '2:00 - 2:10 "Orla" (Ada Flynn / Jo Kerr)',
  ]);
  expect(people).toEqual([
    "Delta | Ana Roux | @Grand Large",
    "Alba | Ana Roux | \u00d3scar Lind",
    "Mira | Ana Roux | @Grand Large",
    "Nera | \u00d3scar Lind",
    "Orla | Ada Flynn | Jo Kerr",
  ]);
});

test("a message with more names than were read stays among the lines that were not", async () => {
  const read = await told(CHAT("Petite Alba = Lind 100, et Bruno valide la fin"));
  expect(read.people[1]).toBe("Petite Alba | Lind 100");
  expect(read.skipped).toEqual([4]);
});

test("a surname that two writers have stays as it is written, and alone it names neither", async () => {
  const { people } = await told([
    '0:10 - 0:40 "Delta" - comp. Ana Roux',
    '1:00 - 1:10 "Alba" - comp. Leo Roux',
    '1:20 - 1:30 "Mira" - Roux 50 / Brun 50',
    '1:40 - 1:50 "Nera" - Roux',
  ]);
  expect(people).toEqual(["Delta | Ana Roux", "Alba | Leo Roux", "Mira | Roux 50 | Brun 50", "Nera"]);
});

test.each<[string, string[]]>([
  [
    "Delta c'est Ines Damas + Remi Lind 50/50",
    ["Ines Damas 50 | Remi Lind 50", "", "Ines Damas 50 | Remi Lind 50"],
  ],
  ["Petite Alba = Lind 100", ["", "Lind 100", ""]],
  ["\u00ab Petite Alba \u00bb, comp. Ines Damas, \u00e9d. Rive", ["", "Ines Damas | @Rive", ""]],
  ["ah et compo de Petite Alba : Ines Damas", ["", "Ines Damas", ""]],
  ["Petite Alba est de Ines Damas", ["", "Ines Damas", ""]],
  ["Petite Alba is by Ines Damas and Remi Lind", ["", "Ines Damas | Remi Lind", ""]],
  ["Petite Alba ist von Ines Damas", ["", "Ines Damas", ""]],
  [
    "Delta c'est Damas + Lind 60/40, le reste c'est Ines Damas seule",
    ["Ines Damas 60 | Lind 40", "Ines Damas 100", "Ines Damas 60 | Lind 40"],
  ],
  ["Petite Alba = Lind 100, the rest of 302 is Damas alone", ["Damas 100", "Lind 100", "Damas 100"]],
  ["Petite Alba = Lind 100, le reste du 303 c'est Damas seule", ["", "Lind 100", ""]],
  ["tout chez Rive \u00e9ditions", ["@Rive \u00e9ditions", "@Rive \u00e9ditions", "@Rive \u00e9ditions"]],
  ["all published by Rive Music", ["@Rive Music", "@Rive Music", "@Rive Music"]],
])("the message «%s» states the people of all rows with the title", async (message, people) => {
  const read = await told(CHAT(message));
  expect(read.people).toEqual(
    ["Delta", "Petite Alba", "Delta"].map((name, at) => [name, people[at]].filter(Boolean).join(" | ")),
  );
  expect(read.skipped).toEqual([]);
});

test.each([
  "Delta c'est OK",
  "Delta c'est Ana qui l'a choisie",
  "Delta = Grand Central",
  "Delta : New Mix",
  "Delta c'est Ines Damas + Remi Lind 50/50 ?",
  "Delta c'est de Ana",
  "Delta chant\u00e9 par Ines Damas",
  "Delta, Ines Damas valide",
  "Ines Damas adore Delta",
  "le reste c'est Ana qui voit",
  "le reste c'est bon",
  "tout est chez Ana",
  "tout va bien, merci Ines Damas",
  "Gamma c'est Ines Damas + Remi Lind 50/50",
  "Alba = Lind 100",
  "all edited by Ines Damas",
  "Delta et Petite Alba",
  "le mixeur de Delta c'est Ines Damas",
  "c'est Ines Damas 100",
])("the message «%s» states nobody's share in any row", async (message) => {
  const read = await told(CHAT(message));
  expect(read.people).toEqual(["Delta", "Petite Alba", "Delta"]);
  expect(read.skipped).toEqual([4]);
});

test.each<[string, string[]]>([
  ["Delta et Petite Alba c'est Ines Damas 100%", ["Ines Damas 100", "Ines Damas 100", "Ines Damas 100"]],
  ["l'\u00e9diteur de Petite Alba c'est Rive Music", ["", "@Rive Music", ""]],
  ["all composed by Ines Damas", ["Ines Damas", "Ines Damas", "Ines Damas"]],
  ["Petite Alba was co-written by Ines Damas and Jo Kerr, 50/50", ["", "Ines Damas 50 | Jo Kerr 50", ""]],
  [
    "compos : Petite Alba = Remi Lind et Ines Damas moiti\u00e9-moiti\u00e9",
    ["", "Remi Lind 50 | Ines Damas 50", ""],
  ],
])("the message «%s» is about the rows that it names", async (message, people) => {
  const read = await told(CHAT(message));
  expect(read.people).toEqual(
    ["Delta", "Petite Alba", "Delta"].map((name, at) => [name, people[at]].filter(Boolean).join(" | ")),
  );
});

test("a row has its own writers and the publisher that a later line states", async () => {
  const { people } = await told([
    '0:10 - 0:40 "Delta" von Ana Roux und Leo Brun zu gleichen Teilen',
    '1:00 - 1:10 "Alba"',
    "Delta: Verlag Waldton",
  ]);
  expect(people).toEqual(["Delta | Ana Roux 50 | Leo Brun 50 | @Waldton", "Alba"]);
});

test("a line that is older than the rows of a mail says nothing of them", async () => {
  const { people } = await told(['0:10 - 0:40 "Delta"', '1:00 - 1:10 "Alba"', "> Delta = Ines Damas 100"]);
  expect(people).toEqual(["Delta", "Alba"]);
});

test.each([
  "composers for these?",
  "qui a compos\u00e9 Petite Alba ?",
  "Komponisten?",
  "wie heeft dat geschreven?",
  "\u00bfcompositores?",
])(
  "the answer to «%s» names writers without another word, and a title by its first word",
  async (question) => {
    const { people } = await told([...CHAT(question, "Petite is Ana Roux. Delta says Brun / M. Solt")]);
    expect(people).toEqual(["Delta | Brun | M. Solt", "Petite Alba | Ana Roux", "Delta | Brun | M. Solt"]);
  },
);

test.each(["all good?", "is Ana Roux there?", ""])("after «%s» nobody is named so", async (question) => {
  const { people } = await told([...CHAT(question, "Petite Alba is Ana Roux")]);
  expect(people).toEqual(["Delta", "Petite Alba", "Delta"]);
});

test("many lines below a question for composers nothing is its answer", async () => {
  const { people } = await told([
    ...CHAT("composers?", "one sec", "coffee first", "and lunch", "Petite Alba is Ana Roux"),
  ]);
  expect(people[1]).toBe("Petite Alba");
});

test.each([
  ["night kites theme (Ana Roux)", "Ana Roux"],
  ["jingle du matin (Ana Roux)", "Ana Roux"],
  ["G\u00e9n\u00e9rique Kites (Ana Roux)", "Ana Roux"],
  ["Kites Titelmelodie (Ana Roux)", "Ana Roux"],
  ["Sinton\u00eda Kites (Ana Roux / Leo Brun)", "Ana Roux, Leo Brun"],
  ["Kites theme (sung by Ana Roux)", ""],
  ["Kites theme (The Sea Band)", ""],
  ["Kites theme (Beach House)", ""],
  ["Slow Thaw (Ana Roux)", ""],
])("the row «%s» of a list of bare titles is by «%s»", async (row, names) => {
  const { clips } = await readEdit([`0:10 - 0:40 ${row}`, "1:00 - 1:30 Alba"].join("\n"), RATES["25"]);
  expect((clips[0]?.writers ?? []).map(({ name }) => name).join(", ")).toBe(names);
});
