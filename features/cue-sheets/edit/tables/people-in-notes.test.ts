import { expect, test } from "vitest";
import { peopleInNote, withPeopleOfNotes } from "./people-in-notes.ts";

const told = (note: string, companies: string[] = []) => {
  const named = peopleInNote(note, new Set(companies));
  return (
    named &&
    [
      ...named.writers.map(({ name, share, role }) => [name, role, share].filter(Boolean).join(" ")),
      named.publishers.map(({ name }) => name).join(" & "),
    ].join(" | ")
  );
};

test.each([
  [
    "Yassine Amrani (C) 50 / Lou Ferrat (C) 50 - \u00e9d. Medina Tracks",
    "Yassine Amrani C 50 | Lou Ferrat C 50 | Medina Tracks",
  ],
  [
    "Yassine Amrani / Lou Ferrat 50-50, \u00e9d. Medina Tracks",
    "Yassine Amrani 50 | Lou Ferrat 50 | Medina Tracks",
  ],
  ["Yassine Amrani, Lou Ferrat 60/40, Medina Tracks", "Yassine Amrani 60 | Lou Ferrat 40 | Medina Tracks"],
  ["Brandt 60 / Moll 40 - Northlight Music", "Brandt 60 | Moll 40 | Northlight Music"],
  ["Kapoor 50 / Reyes 50, Bright Crate", "Kapoor 50 | Reyes 50 | Bright Crate"],
  ["Kapoor 50% & Reyes 50%", "Kapoor 50 | Reyes 50 | "],
  ["Belcourt (C) / Flynn (A) - Sirocco \u00c9ditions", "Belcourt C | Flynn A | Sirocco \u00c9ditions"],
  ["L. Ferrat (A), Y. Amrani (C) / Medina Tracks", "L. Ferrat A | Y. Amrani C | Medina Tracks"],
  ["J. Okafor - Bright Crate", "J. Okafor | Bright Crate"],
  ["comp. Mika Oja - ed. Northlight", "Mika Oja | Northlight"],
  ["Musik: Tilman Roth, Verlag: Waldton", "Tilman Roth | Waldton"],
  ["comp. Mika Oja", "Mika Oja | "],
  ["Musik von Tilman Roth", "Tilman Roth | "],
  ["music by Fiona Adair, published by Saltmarsh", "Fiona Adair | Saltmarsh"],
  ["Compositor: Marta Quiroga; editorial: Levante", "Marta Quiroga | Levante"],
  ["Nadia Selmi, \u00e9d. Medina Tracks", "Nadia Selmi | Medina Tracks"],
  ["Ana Roux (compo) 75, Ada Flynn (paroles) 25", "Ana Roux C 75 | Ada Flynn A 25 | "],
  ["100 % Nadia Selmi", "Nadia Selmi 100 | "],
  ["lib = Medina Tracks", "Medina Tracks"],
  [
    '"Lullaby for Aicha" words L. Ferrat (A) / music Y. Amrani (C) - publ. Medina Tracks',
    "L. Ferrat A | Y. Amrani C | Medina Tracks",
  ],
  ["Ana Roux (C) / Medina Tracks (E)", "Ana Roux C | Medina Tracks"],
  ["Comp. Ana Roux (50) / Leo Brun (50) - Ed. Rive", "Ana Roux 50 | Leo Brun 50 | Rive"],
  ["A. ROUX (ASCAP) 50 / L. BRUN (BMI) 50  PUB RIVE MUSIC 100", "A. ROUX 50 | L. BRUN 50 | RIVE MUSIC"],
  ["(C) A. ROUX 75% (A) LEO BRUN 25% - RIVE / FEN SONGS", "A. ROUX C 75 | LEO BRUN A 25 | RIVE & FEN SONGS"],
  [
    "Writers: Ana Roux (STIM) 60%, Leo Brun (PRS) 40% | Publisher: Rive Ltd",
    "Ana Roux 60 | Leo Brun 40 | Rive Ltd",
  ],
  ["Ana Roux (C) SACEM 50% / Leo Brun (A) SACEM 50%", "Ana Roux C 50 | Leo Brun A 50 | "],
  ["Ana Roux / Leo Brun - \u00e9d. Rive (SACEM)", "Ana Roux | Leo Brun | Rive"],
  ["Ana Roux comp. / \u00e9d. Rive", "Ana Roux C | Rive"],
  ["Tilman Roth Komponist, Verlag: Waldton", "Tilman Roth C | Waldton"],
  ["written by Fiona Adair, pub. Saltmarsh", "Fiona Adair | Saltmarsh"],
  ["Kestrel 15 sec edit / QMR-118-4 / Flynn, Ada 100% PRS / Rive Ltd", "Ada Flynn 100 | Rive Ltd"],
  [
    "w: A. Roux / Leo Brun (50/50) p: Rive Ltd + copyright control",
    "A. Roux 50 | Leo Brun 50 | Rive Ltd & copyright control",
  ],
  ["K: Tilman Roth / Greta Simm 60/40, V: Waldton", "Tilman Roth C 60 | Greta Simm C 40 | Waldton"],
  ["K: T. Roth", "T. Roth C | "],
  ["K: Tilman Roth, T: Greta Simm (gesungen, 2. Strophe)", "Tilman Roth C | Greta Simm A | "],
  ["Musik: Tilman Roth; Text: Greta Simm; Verlag: Waldton", "Tilman Roth C | Greta Simm A | Waldton"],
  ["mus. F. Riva, testo Ada Venier, edizioni: Collina", "F. Riva C | Ada Venier A | Collina"],
  ["M\u00fasica: Marta Quiroga, letra: Iv\u00e1n Peral", "Marta Quiroga C | Iv\u00e1n Peral A | "],
  ["music by Ana Roux, lyrics by Leo Brun", "Ana Roux C | Leo Brun A | "],
  ["comp. Ana Roux, paroles Leo Brun, \u00e9d. Rive", "Ana Roux C | Leo Brun A | Rive"],
  ['"Delta" (A. Roux / Ed. Rive) version sans batterie', "A. Roux | Rive"],
  ["Delta (Ana Roux 2/3, L. Brun 1/3) \u00e9d. Rive", "Ana Roux 66.67 | L. Brun 33.33 | Rive"],
  ["Delta - th\u00e8me (Jos. Roux SOCAN 100) version cordes seules", "Jos. Roux 100 | "],
  ["alle SLT = Silberlaut Musikverlag", "Silberlaut Musikverlag"],
])("the note «%s» names its people", (note, people) => {
  expect(told(note)).toBe(people);
});

test.each([
  "Mika Oja - Northlight",
  "Blue Hour - Night Music",
  "Tilman Roth / Waldton",
  "Amrani seul, Medina",
  "m\u00eames compos, m\u00eame \u00e9diteur",
  "remplac\u00e9e par Velvet Broom (Tom Reyes, Bright Crate), m\u00eames points",
  "la zik de Tom, lui demander le nom",
  "Camera (A) / Camera (C)",
  "Plan 50 / Plan 50",
  "Studio 54",
  "bounce, ne pas toucher",
  "music Delta Blues",
  '"Ana Roux (C) / Leo Brun (A)"',
  "Fade Out 50%",
  "Volume Up 100 %",
  "comp. de la sc\u00e8ne 3",
  "g\u00e9n\u00e9rique de fin",
  "trop vert",
  "New York / Los Angeles",
  "Take 2 - Night",
  "Grade again, Sam",
  "remplac\u00e9e par Velvet Broom (Tom Reyes 50 / Ana Roux 50)",
  "V: Silberlaut",
  "T: Welcome Home",
  "C: Camera Two",
  "K: Kamera Zwei",
  "A: Marie Blanc, B: Paul Noir",
  "FX = Night Wind",
  "Grand Hotel (Spa)",
  "Blue Night lyrics",
  "Grade: Ana Roux",
  "Edit: Leo Brun",
  "Interview (Ana Roux 50 %)",
  "\u00e9dition sp\u00e9ciale",
  "Edition Night",
  "in-house",
  "was singt er? Volkslied?",
  "DROPPED PER KJ 3/14 - SEE BRINE STEMS",
  "SOURCE, FUTZED. CLEARED? ASK JAY",
  "church choir on camera - Abide With Me (trad. / PD?)",
  "VERT = zik gardee / ROUGE = viree / BLEU = sfx. timeline 24 i/s",
])("the note «%s» names nobody for sure", (note) => {
  expect(told(note)).toBeNull();
});

const clip = (name: string, note: string) => ({
  ...{ name, file: "", reel: "", channel: "M", start: 0, end: 1, hasPicture: false },
  note,
});
const namesOf = (...notes: string[]) =>
  withPeopleOfNotes(notes.map((note, at) => clip(`Delta ${at}`, note))).map(({ writers, publishers }) =>
    [...(writers ?? []), ...(publishers ?? [])].map(({ name }) => name).join(" | "),
  );

test("a publisher that one note calls so is known in the others", () => {
  expect(
    namesOf(
      "comp. Mika Oja - ed. Northlight",
      "Mika Oja - Northlight - met \u00e7a \u00e0 la place",
      "Saskia Moll - Northlight Music",
      "Fiona Adair - Saltmarsh Music - fin \u00e0 01:01:44:00",
      "Blue Hour - Night",
    ),
  ).toEqual([
    "Mika Oja | Northlight",
    "Mika Oja | Northlight",
    "Saskia Moll | Northlight Music",
    "Fiona Adair | Saltmarsh Music",
    "",
  ]);
});

test("a company behind several persons is a publisher, behind one it may be part of a title", () => {
  expect(namesOf("Ana Roux - Rive Music", "Leo Brun - Rive Music")).toEqual([
    "Ana Roux | Rive Music",
    "Leo Brun | Rive Music",
  ]);
  expect(namesOf("Ana Roux - Rive Music", "Ana Roux - Rive Music")).toEqual(["", ""]);
});

test("a society beside a name in a note is kept, and so is the share of the publisher", () => {
  const named = peopleInNote("A. ROUX (ASCAP) 50 / L. BRUN (BMI) 50 PUB RIVE MUSIC 100");
  expect(named?.writers.map(({ society }) => society)).toEqual(["ASCAP", "BMI"]);
  expect(named?.publishers).toMatchObject([{ name: "RIVE MUSIC", share: 100 }]);
});

test("people that the edit states elsewhere stay", () => {
  const [one] = withPeopleOfNotes([
    { ...clip("Delta", "Kapoor 50 / Reyes 50"), writers: [{ name: "Ana", society: "", share: null }] },
  ]);
  expect(one).toMatchObject({ writers: [{ name: "Ana" }] });
  expect(one).not.toHaveProperty("note");
});

test("a note that is the title itself names nobody", () => {
  const [one] = withPeopleOfNotes([clip("Ana Roux (C) / Leo Brun (A)", "Ana Roux (C) / Leo Brun (A)")]);
  expect(one?.writers).toBeUndefined();
});
