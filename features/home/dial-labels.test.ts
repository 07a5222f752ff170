import { expect, test } from "vitest";
import { layLabels } from "./dial-labels.ts";

const names = (places: { title: string; bpm: number }[], from: string) =>
  layLabels(places)
    .filter((label) => label.from === from)
    .map((label) => label.title);

test("names far apart are on every dial", () => {
  const places = [
    { title: "Bergen", bpm: 70 },
    { title: "Kinshasa", bpm: 130 },
  ];
  expect(names(places, "narrow")).toEqual(["Bergen", "Kinshasa"]);
});

test("a neighbour that would touch appears on a wider dial only", () => {
  const places = [
    { title: "Berlin", bpm: 112 },
    { title: "Paris", bpm: 122 },
  ];
  expect(names(places, "narrow")).toEqual(["Berlin"]);
  expect(names(places, "wide")).toEqual(["Paris"]);
});

test("of two places with the same tempo only the first is written", () => {
  const places = [
    { title: "Ségou", bpm: 92 },
    { title: "Cusco", bpm: 92 },
  ];
  expect(layLabels(places).map((label) => label.title)).toEqual(["Ségou"]);
});

test("a name never extends beyond the end of the dial", () => {
  expect(layLabels([{ title: "Antananarivo", bpm: 180 }])).toEqual([]);
});

test("a place is written once", () => {
  expect(layLabels([{ title: "Tbilissi", bpm: 90 }])).toHaveLength(1);
});
