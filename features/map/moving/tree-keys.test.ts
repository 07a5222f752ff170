import { expect, test } from "vitest";
import { type TreeItem, treeMove, typedTo } from "./tree-keys.ts";

const continent = (id: string, expanded: boolean): TreeItem => ({
  ...{ id, title: id, level: 1, parent: null, expanded },
});
const country = (id: string, parent: string, title = id): TreeItem => ({
  ...{ id, title, level: 2, parent, expanded: false },
});
const ITEMS = [
  continent("Afrique", true),
  country("egypte", "Afrique", "Égypte"),
  country("mali", "Afrique", "Mali"),
  country("maroc", "Afrique", "Maroc"),
  continent("Asie", false),
];

test.each([
  ["Afrique", "ArrowDown", { focus: "egypte" }],
  ["maroc", "ArrowDown", { focus: "Asie" }],
  ["Asie", "ArrowDown", null],
  ["Asie", "ArrowUp", { focus: "maroc" }],
  ["mali", "Home", { focus: "Afrique" }],
  ["mali", "End", { focus: "Asie" }],
  ["Afrique", "ArrowRight", { focus: "egypte" }],
  ["Asie", "ArrowRight", { expand: "Asie" }],
  ["mali", "ArrowRight", null],
  ["mali", "ArrowLeft", { focus: "Afrique" }],
  ["Afrique", "ArrowLeft", { collapse: "Afrique" }],
  ["Asie", "ArrowLeft", null],
  ["mali", "Enter", null],
])("on %s the key %s returns %j", (current, key, move) => {
  expect(treeMove(ITEMS, current, key)).toEqual(move);
});

test.each([
  ["Afrique", "m", "mali"],
  ["mali", "m", "maroc"],
  ["maroc", "m", "mali"],
  ["mali", "mar", "maroc"],
  ["mali", "ma", "mali"],
  ["Asie", "e", "egypte"],
  ["Asie", "É", "egypte"],
  ["Asie", "z", null],
])("from %s typing %j goes to %s", (current, typed, id) => {
  expect(typedTo(ITEMS, current, typed)).toBe(id);
});
