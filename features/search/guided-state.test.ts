import { expect, test } from "vitest";
import { EVERYTHING, guidedQuery, readGuidedState, switched, writeGuidedState } from "./guided-state.ts";

const read = (query: string) => readGuidedState(new URLSearchParams(query));

test("a term in the address is pre-selected", () => {
  expect(read("terms=tension").terms).toEqual(["tension"]);
  expect(guidedQuery(read("terms=tension&territory=ML"))).toEqual({
    "terms[]": ["tension"],
    "territory[]": ["ML"],
    itemsPerPage: "20",
  });
});

test("a state survives the way through the address", () => {
  const state = { terms: ["tension", "kora"], territory: ["ML"], page: 3 };
  expect(read(writeGuidedState(state))).toEqual(state);
  expect(writeGuidedState(EVERYTHING)).toBe("");
});

test("choosing goes back to the first page, choosing again lets go", () => {
  const chosen = switched({ ...EVERYTHING, page: 4 }, "terms", "calm");
  expect(chosen).toEqual({ terms: ["calm"], territory: [], page: 1 });
  expect(switched(chosen, "terms", "calm")).toEqual(EVERYTHING);
});
