import { expect, test } from "vitest";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { Item } from "#/contract/item.ts";
import { unplacedOf } from "./unplaced.tsx";

const item = (iri: string, id: number) =>
  ({ "@id": iri, id, name: iri, trackVersion: null }) as unknown as Item;
const cue = (track: string, version: string | null, start: number | null) =>
  ({
    id: `${track} ${version}`,
    title: track,
    versionLabel: "",
    track,
    version,
    start,
    end: start,
  }) as unknown as Cue;
const left = (cues: Cue[], items: Item[]) => unplacedOf(cues, items).map(({ name }) => name);

test("a track whose version has replaced it is not listed again", () => {
  const items = [item("/api/tracks/1", 1), item("/api/tracks/2", 2)];
  expect(left([cue("/api/tracks/1", "/api/track_versions/7", 0)], items)).toEqual(["/api/tracks/2"]);
  expect(left([cue("/api/tracks/1", null, 0)], items)).toEqual(["/api/tracks/2"]);
});

test("a version that is in the project as well does not stand for its track", () => {
  const items = [item("/api/tracks/1", 1), item("/api/track_versions/7", 1)];
  expect(left([cue("/api/tracks/1", "/api/track_versions/7", 0)], items)).toEqual(["/api/tracks/1"]);
});

test("a row of the sheet without a place is listed", () => {
  expect(left([cue("/api/tracks/1", null, null)], [item("/api/tracks/1", 1)])).toEqual(["/api/tracks/1"]);
});
