import { expect, test } from "vitest";
import {
  comparedWith,
  readSimilarityState,
  similarityQuery,
  steered,
  steeringOf,
  writeSimilarityState,
} from "./similarity-state.ts";

const read = (query: string) => readSimilarityState(new URLSearchParams(query));

test.each([
  "?track=12",
  "?track=12&part=27.5-62&weights=80,55,65&plus=3,4&minus=9&terms=calm&bpm=80-100&page=2",
  "?track=12345678901&plus=_x,a%3Ab&minus=%C3%A9t%C3%A9,9999999999999999999",
  "?sent=mabc12&part=3-9",
  "?film=https%3A%2F%2Fyoutu.be%2Fx%3Ft%3D1",
  "",
])("the address %j is read and written back unchanged", (address) => {
  expect(writeSimilarityState(read(address))).toBe(address);
});

test.each([
  ["track=0", { track: null }],
  ["track=a%20b", { track: null }],
  ["track=018f3c2a-7b1e-7c3d-9a4b-000000000012", { track: "018f3c2a-7b1e-7c3d-9a4b-000000000012" }],
  ["track=a:b", { track: "a:b" }],
  ["track=5&part=40-20", { track: 5, part: null }],
  ["weights=1,2", { weights: { timbre: 0.9, harmony: 0.6, rhythm: 0.3 } }],
  ["weights=999,0,0", { weights: { timbre: 1, harmony: 0, rhythm: 0 } }],
  ["minus=a%20b,2,2,-1", { minus: [2] }],
])("invalid values in %s are ignored", (query, state) => {
  expect(read(query)).toMatchObject(state);
});

test("more like this, then not like this, then neither", () => {
  const more = steered(read("track=1&page=3"), 7, "plus");
  expect(more).toMatchObject({ plus: [7], minus: [], filters: { page: 1 } });
  const less = steered(more, 7, "minus");
  expect(less).toMatchObject({ plus: [], minus: [7] });
  expect(steered(less, 7, "minus")).toMatchObject({ plus: [], minus: [] });
});

test("another reference resets part and steering, and keeps weights and filters", () => {
  const before = read("track=12&part=3-9&plus=4&minus=5&weights=1,2,3&terms=calm&page=3");
  expect(writeSimilarityState(comparedWith(before, { sent: "a1" }))).toBe(
    "?sent=a1&weights=1,2,3&terms=calm",
  );
  expect(writeSimilarityState(comparedWith(before))).toBe("?weights=1,2,3&terms=calm");
});

test("the steering is sent with the API's names", () => {
  const state = read("track=12&part=27.5-62&weights=80,55,0&plus=3,4&minus=9");
  expect(steeringOf(state)).toEqual({
    from: 27.5,
    to: 62,
    weights: { timbre: 0.8, harmony: 0.55, rhythm: 0 },
    plus: ["/api/tracks/3", "/api/tracks/4"],
    minus: ["/api/tracks/9"],
  });
  expect(steeringOf(read("track=12"))).toEqual({ weights: { timbre: 0.9, harmony: 0.6, rhythm: 0.3 } });
});

test("results are ordered by similarity, whatever the address contains", () => {
  expect(similarityQuery(read("track=1&order=name&terms=calm"))).toEqual({
    "terms[]": ["calm"],
    itemsPerPage: "20",
  });
});
