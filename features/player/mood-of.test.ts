import { expect, test } from "vitest";
import { moodOf } from "./mood-of.ts";

const calm = { slug: "calm", title: "Calm", titleFr: "Calme", taxonomy: "moods" };
const dawn = { slug: "dawn", title: "Dawn", titleFr: "Aube", taxonomy: "nuances", family: "open" };
const oud = { slug: "oud", title: "Oud", titleFr: "Oud", taxonomy: "instruments" };

test("the mood is the term of the taxonomy moods, wherever it is in the list", () => {
  expect(moodOf([oud, dawn, calm])).toEqual({ slug: "calm", title: "Calm", titleFr: "Calme" });
});

test("a finer mood alone returns its family, with the finer mood's title", () => {
  expect(moodOf([oud, dawn])).toEqual({ slug: "open", title: "Dawn", titleFr: "Aube" });
});

test("terms without a mood return no family", () => {
  expect(moodOf([oud])).toBeNull();
});
