import { expect, test } from "vitest";
import { peopleInNote, withPeopleOfNotes } from "./people-in-notes.ts";

const told = (note: string) => {
  const named = peopleInNote(note);
  return (
    named &&
    [
      ...named.writers.map(({ name, share, role }) => [name, role, share].filter(Boolean).join(" ")),
      named.publishers.map(({ name }) => name).join(" & "),
    ].join(" | ")
  );
};

test.each([
  ["la courte, RIV 12-3, compo In\u00e8s Rahmani", "In\u00e8s Rahmani C | "],
  ["sans voix, RIV 12-3, Brun et Ana Roux moiti\u00e9-moiti\u00e9", "Brun 50 | Ana Roux 50 | "],
  ["Ana Roux 60 / Leo Brun 40, RIV 12-3", "Ana Roux 60 | Leo Brun 40 | "],
  ["la longue, Ana Roux 60 / Leo Brun 40, sous les voix", "Ana Roux 60 | Leo Brun 40 | "],
  ["(autori: Bassi / Corvo), edizioni Porto Vecchio", "Bassi | Corvo | Porto Vecchio"],
  ["(auteurs : Bassi / Corvo), \u00e9ditions Port Vieux", "Bassi | Corvo | Port Vieux"],
  ["RIV 12/3 - writers Bassi/Corvo/Lind equal shares", "Bassi 33.33 | Corvo 33.33 | Lind 33.33 | "],
  ["Musik: Roth und Simm zu gleichen Teilen", "Roth 50 | Simm 50 | "],
  ["autori Ada Bassi e Ugo Corvo met\u00e0 e met\u00e0", "Ada Bassi 50 | Ugo Corvo 50 | "],
  ["autores Bassi y Corvo a partes iguales", "Bassi 50 | Corvo 50 | "],
  ["compo A. Roux, \u00e9dit. Rive", "A. Roux | Rive"],
  ["Komponisten: Roth / Simm", "Roth | Simm | "],
  ["(Trad., Bearb. T. Roth) RIV 0350-11 \u2013 Radio", "T. Roth AR | "],
  ["la chant\u00e9e cette fois (paroles Ada Flynn)", "Ada Flynn A | "],
  ["lyrics by Ada Flynn", "Ada Flynn A | "],
  [", Komponist Tilman Roth, Verlag Waldton", "Tilman Roth | Waldton"],
  ["Musik: Tilman Roth & Greta Simm (je 50%), Verlag Waldton", "Tilman Roth 50 | Greta Simm 50 | Waldton"],
  ["komponiert von Tilman Roth", "Tilman Roth | "],
  ["von Tilman Roth und Greta Simm zu gleichen Teilen", "Tilman Roth 50 | Greta Simm 50 | "],
  ["by Ana Roux & Leo Brun (50/50), published by Rive Music", "Ana Roux 50 | Leo Brun 50 | Rive Music"],
  ["K: Roth, V: Waldton", "Roth C | Waldton"],
  ["m\u00fasica de Marta Quiroga y letra de Iv\u00e1n Peral", "Marta Quiroga C | Iv\u00e1n Peral A | "],
  ["(autores: Quiroga y Peral, a medias)", "Quiroga 50 | Peral 50 | "],
  ["Quiroga 70 / Peral 30 - SGAE", "Quiroga 70 | Peral 30 | "],
  ["auteur-compositeur Ana Roux", "Ana Roux CA | "],
  ["wr. A. Roux/L. Brun, publ. Rive", "A. Roux | L. Brun | Rive"],
  ["arr. Jo Lind", "Jo Lind AR | "],
  ["aut. L. Brun, comp. L. Brun & A. Roux - autoprod", "L. Brun CA | A. Roux C | "],
  [
    "CLEARED - SOURCE, CAFE. W: A ROUX 50 / L BRUN 50  PUB: RIVE SONGS (BMI)",
    "A ROUX 50 | L BRUN 50 | RIVE SONGS",
  ],
  [
    "Ana Roux 50 / Leo Brun 50 - Fleurs de Mai \u00e9ditions",
    "Ana Roux 50 | Leo Brun 50 | Fleurs de Mai \u00e9ditions",
  ],
])("the note «%s» names its people", (note, people) => {
  expect(told(note)).toBe(people);
});

test.each([
  "sung by Gilda Fosco in the bar",
  "cantata da Gilda Fosco",
  "waiting on composer Bex",
  "ask composer about this, Ana knows",
  "compo Delta",
  "compositing: Ana Roux",
  "pas la longue, Ana Roux 100 %",
  "old one, Ana Roux 50 / Leo Brun 50",
  "Plateau : Ana Roux",
  "Pr\u00e9sentation : Ana Roux, R\u00e9al : Leo Brun",
  "louder here, Ana 50 % more",
  "accord\u00e9oniste = M. Bassi",
  "Delta (B) / Delta (M)",
  "Harbour Wall (V)",
  "label Rive RIV 12-3",
  "by Ana Roux",
  "von Tilman Roth und Greta Simm",
  "de Paris a Roma",
  "Verlag Waldton 50 / Rive Music 50",
  "in a pub, River Street",
  "lyrics: Love Me Tender",
  "paroles inaudibles, Ada Flynn rit",
  "text: Welcome Home",
  "words of Wisdom",
  "moiti\u00e9-moiti\u00e9",
  "Delta 50/50",
  "equal shares for all",
  "\u00e9ditions Rive RIV 12-3 et puis rien",
  "bruits de pas, Ana et Leo",
])("the note «%s» names nobody for sure", (note) => {
  expect(told(note)).toBeNull();
});

const clip = (name: string, note: string) => ({
  ...{ name, file: "", reel: "", channel: "M", start: 0, end: 1, hasPicture: false },
  note,
});

test("the company before the code of a track is the publisher, and is known by its short name elsewhere", () => {
  const named = withPeopleOfNotes([
    clip("Delta", "Northlight Music NLM 58 tr 4 \u2013 comp. Ana Roux (PRS) 100%"),
    clip("Alba", "Northlight NLM058-07 / A. Roux 50, L. Brun 50"),
    clip("Night Music", "Night Music RIV 58/4 \u2013 comp. Ana Roux"),
    clip("Rio", "Grand Hotel NLM058-09 / A. Roux 50, L. Brun 50"),
  ]);
  expect(named.map(({ publishers }) => publishers?.map(({ name }) => name) ?? [])).toEqual([
    ["Northlight Music"],
    ["Northlight"],
    [],
    [],
  ]);
});

test("the society of a publisher is kept", () => {
  const named = peopleInNote("w: A Roux 50 / L Brun 50 p: Rive Songs (BMI)");
  expect(named?.publishers).toMatchObject([{ name: "Rive Songs", society: "BMI" }]);
});
