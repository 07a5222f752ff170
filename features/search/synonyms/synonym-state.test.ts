import { expect, test } from "vitest";
import { readSynonymState, switchedSynonym, writeSynonymState } from "./synonym-state.ts";

const read = (query: string) => readSynonymState(new URLSearchParams(query));

test("a state survives the way through the address", () => {
  const state = { text: "a/b?c#d%e é", without: ["fear", "dread"], page: 3 };
  expect(read(writeSynonymState(state))).toEqual(state);
  expect(writeSynonymState(read(""))).toBe("");
});

test("nonsense is left out, and too long a word is cut", () => {
  expect(read("q=%00%20&page=x")).toEqual({ text: "", without: [], page: 1 });
  expect(read(`q=${"a".repeat(500)}`).text).toHaveLength(200);
});

test("a synonym goes off and on again, from the first page", () => {
  const off = switchedSynonym({ text: "peur", without: [], page: 4 }, "dread");
  expect(off).toEqual({ text: "peur", without: ["dread"], page: 1 });
  expect(switchedSynonym(off, "dread").without).toEqual([]);
});
