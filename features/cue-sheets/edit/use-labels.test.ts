import { expect, test } from "vitest";
import { cueOfUse } from "./cues-of-edit.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";

const titlesIn = async (list: string) =>
  usesOf((await readEdit(list)).clips).map((use) => cueOfUse(use, null).title);
const inTable = (...names: string[]) =>
  titlesIn(["Name;In;Out", ...names.map((name, at) => `${name};0:${at + 1}0;0:${at + 1}5`)].join("\n"));

test.each([
  ["musique : Petit matin", "Petit matin"],
  ["bed: Foghorn", "Foghorn"],
  ["thème de fin – Le Quai", "Le Quai"],
  ["Thème de fin – Le Quai", "Le Quai"],
  ["générique Sel gemme", "Sel gemme"],
  ["tapis - Nuit blanche", "Nuit blanche"],
  ["sting – Night Tram", "Night Tram"],
  ["End credits - Harbour", "Harbour"],
  ["titelmusik: Nachtzug", "Nachtzug"],
  ["sigla: Collina", "Collina"],
  ["Ardoise (bed)", "Ardoise"],
])("the words around the title in «%s» are none of it, in a cell and in a line", async (name, title) => {
  expect(await inTable(name)).toEqual([title]);
  expect(await titlesIn(`0:12-0:40 ${name}`)).toEqual([title]);
});

test.each([
  "Bed of Roses",
  "Music: Response",
  "Theme - Variation",
  "Générique",
  "Song for Guy",
  "bed: under voice",
])("«%s» alone is a title", async (name) => {
  expect(await inTable(name)).toEqual([name]);
});

test("a word with a capital before several titles is none of them", async () => {
  expect(await inTable("Music: Response", "Music: Harbour", "Bed of Roses")).toEqual([
    "Response",
    "Harbour",
    "Bed of Roses",
  ]);
});

test.each([
  ["on entend Delta", "Delta"],
  ["We hear Harbour", "Harbour"],
  ["there's Harbour", "Harbour"],
  ["Il y a Longtemps", "Il y a Longtemps"],
  ["There's A Light", "There's A Light"],
  ["Suena Bien", "Suena Bien"],
])("the line «%s» has the title «%s»", async (line, title) => {
  expect(await titlesIn(`0:12-0:40 ${line}\n1:10-1:40 Sel`)).toEqual([title, "Sel"]);
});
