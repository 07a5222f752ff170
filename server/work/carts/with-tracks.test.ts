import { expect, test } from "vitest";
import type { ItemRef } from "#/server/catalogue/tracks/stored-list.ts";
import { withTracks } from "./with-tracks.ts";

/** Reads items: «7» is track 7, «7b» a version of it. */
const list = (text: string): ItemRef[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((name) => ({ trackId: Number.parseInt(name, 10), versionId: name.endsWith("b") ? 1 : null }));
const text = (items: readonly ItemRef[]) =>
  items.map(({ trackId, versionId }) => `${trackId}${versionId === null ? "" : "b"}`).join(" ");

test.each([
  ["1 1b 3", "1 3 4", "1 1b 3 4"],
  ["1 3b 3", "3 1", "3 1 3b"],
  ["1 2b 3", "2 3", "2b 2 3"],
  ["1 2b 3", "1 3", "1 3"],
  ["1 2 3b 1b", "1", "1 1b"],
  ["2b 1b 2", "2", "2b 2"],
  ["1b 2", "", ""],
  ["1 2", "2", "2"],
])("the cart «%s» with the new tracks «%s» becomes «%s»", (stored, tracks, expected) => {
  expect(text(withTracks(list(stored), list(tracks)))).toBe(expected);
});
