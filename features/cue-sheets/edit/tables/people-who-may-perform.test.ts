import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { readEdit } from "../read-edit.ts";

/** Reads a list with one column of people, whose rows have these people and codes, and returns both people and doubts. */
async function peopleUnder(head: string, ...rows: [people: string, code: string][]) {
  const lines = rows.map(([people, code], at) => {
    const minute = String(at + 1).padStart(2, "0");
    return [`Delta ${"abcdefgh"[at]}`, `00:${minute}:00:00`, `00:${minute}:30:00`, people, code];
  });
  const table = [["Title", "In", "Out", head, "Cat No"], ...lines].map((row) => row.join("\t")).join("\n");
  const { clips, doubts = [] } = await readEdit(table, RATES["25"]);
  return {
    people: clips.map(({ writers = [] }) => writers.map(({ name, role = "" }) => `${name} ${role}`)),
    doubts: doubts.map(({ text }) => text),
  };
}

test.each([
  ["Composer / Artist", "C"],
  ["ARTIST/COMPOSER", "C"],
  ["Artist & Writer", "C"],
  ["Compositeur / Interprète", "C"],
  ["Auteur(s) - Interprète(s)", "CA"],
  ["Komponist/Interpret", "C"],
  ["Interpret / Komponist", "C"],
  ["Componist / Uitvoerder", "C"],
  ["Compositor / Intérprete", "C"],
  ["Autor/Compositor/Artista", "CA"],
])("the column «%s» names writers, and asks whether those without a code perform", async (head, role) => {
  const read = await peopleUnder(head, ["Ana Roux", "RIV 0142/3"], ["Leo Brun", ""]);
  expect(read.people).toEqual([[`Ana Roux ${role}`], [`Leo Brun ${role}`]]);
  expect(read.doubts).toEqual(["Leo Brun"]);
});

test.each(["-", "\u2014", "/"])("the sign «%s» in place of people is no doubt", async (sign) => {
  expect(await peopleUnder("Composer / Artist", [sign, ""])).toEqual({ people: [[]], doubts: [] });
});

test("whom the same cell of many rows names is asked once", async () => {
  const read = await peopleUnder("Composer / Artist", ["Leo Brun", ""], ["Ida Moss", ""], ["Leo Brun", ""]);
  expect(read.people).toEqual([["Leo Brun C"], ["Ida Moss C"], ["Leo Brun C"]]);
  expect(read.doubts).toEqual(["Leo Brun", "Ida Moss"]);
});

test("a share or a society beside a name tells that it is a writer's", async () => {
  const read = await peopleUnder("Composer / Artist", ["Ana Roux (SACEM) 50%, Leo Brun (PRS) 50%", ""]);
  expect(read).toEqual({ people: [["Ana Roux C", "Leo Brun C"]], doubts: [] });
});

test.each(["The Sea Lanterns", "Ana Roux & The Lanterns", "Delta Quartet"])(
  "«%s» in a column of composers and artists is no writer but a doubt",
  async (band) => {
    const read = await peopleUnder("Composer / Artist", [band, ""]);
    expect(read).toEqual({ people: [[]], doubts: [band] });
  },
);

test.each(["Artist", "Interprète", "Uitvoerder(s)", "Interpret"])(
  "the column «%s» names no writers",
  async (head) => {
    expect(await peopleUnder(head, ["Ana Roux", ""])).toEqual({ people: [[]], doubts: [] });
  },
);

test.each(["Componist", "Componist(en)", "Componisten"])(
  "the Dutch column «%s» names writers",
  async (head) => {
    const read = await peopleUnder(head, ["Wim de Groot", ""], ["Ans Visser / Piet Bos", ""]);
    expect(read.people).toEqual([["Wim de Groot C"], ["Ans Visser C", "Piet Bos C"]]);
  },
);

test.each(["volkslied", "Folk song", "traditioneel", "chanson populaire", "canción popular", "onbekend"])(
  "«%s» in a column of composers is nobody",
  async (cell) => {
    expect(await peopleUnder("Composer", [cell, ""])).toEqual({ people: [[]], doubts: [] });
  },
);

test.each(["volkslied?", "Ana Roux ?", "Ana Roux (?)"])(
  "«%s» in a column of composers is nobody, and a doubt",
  async (cell) => {
    expect(await peopleUnder("Composer", [cell, ""])).toEqual({ people: [[]], doubts: [cell] });
  },
);

test("a publisher with a question mark is none, and a doubt", async () => {
  const table = "Title\tIn\tOut\tPublisher\nDelta\t0:05\t0:09\tRive ?\nAlba\t0:15\t0:19\t?";
  const { clips, doubts = [] } = await readEdit(table, RATES["25"]);
  expect(clips.map(({ publishers = [] }) => publishers)).toEqual([[], []]);
  expect(doubts.map(({ text }) => text)).toEqual(["Rive ?"]);
});
