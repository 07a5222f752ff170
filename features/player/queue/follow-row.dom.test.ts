import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Id } from "#/contract/hydra.ts";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import { playableOfTrack } from "../playable.ts";
import { usePlayer } from "../store.ts";
import { followRow } from "./follow-row.ts";

const HEIGHT = 56;
const shown: string[] = [];
let top = 0;

/** Adds a list of rows to a scrolled page, since the test's window has no layout. */
function listOf(name: string, ids: Id[], from: number, version?: number) {
  const list = document.createElement("ol");
  ids.forEach((id, at) => {
    const row = document.createElement("li");
    row.dataset.track = String(id);
    if (version) row.dataset.trackVersion = String(version);
    row.getBoundingClientRect = () => new DOMRect(0, from + at * HEIGHT - top, 800, HEIGHT);
    row.scrollIntoView = (how) => shown.push(`${name} ${id} ${JSON.stringify(how)}`);
    list.append(row);
  });
  document.body.append(list);
}
const sound = (id: Id, versionId: number | null = null) => ({
  ...playableOfTrack(sampleTrack({ id: 1 })),
  id,
  versionId,
});
const plays = (id: Id, versionId?: number) => usePlayer.setState({ current: sound(id, versionId) });

followRow();
beforeEach(() => {
  document.body.replaceChildren();
  usePlayer.setState({ current: sound(1) });
  shown.length = 0;
  top = 0;
});
afterEach(() => vi.unstubAllGlobals());

test("the next playing row is scrolled into view, in the list of the previous one and no farther than needed", () => {
  listOf("first", [1, 2, 3], 100);
  listOf("second", [2, 1], 4_000);
  plays(2);
  expect(shown).toEqual(['first 2 {"block":"nearest","behavior":"smooth"}']);
});

test("a row is found by an id with any characters, as another backend may have", () => {
  listOf("first", [1, 'a"b'], 100);
  plays('a"b');
  expect(shown).toEqual(['first a"b {"block":"nearest","behavior":"smooth"}']);
});

test("a listener who has scrolled away from the playing row stays there", () => {
  listOf("first", [1, 2, 3], 100);
  top = 3_000;
  plays(2);
  expect(shown).toEqual([]);
});

test("a listener who is typing stays there", () => {
  listOf("first", [1, 2, 3], 100);
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  plays(2);
  expect(shown).toEqual([]);
  field.blur();
  plays(3);
  expect(shown).toHaveLength(1);
});

test("there is no animation with reduced motion", () => {
  vi.stubGlobal("matchMedia", (media: string) => ({ matches: media.includes("reduced-motion") }));
  listOf("first", [1, 2, 3], 100);
  plays(2);
  expect(shown).toEqual(['first 2 {"block":"nearest","behavior":"instant"}']);
});

test("the row of a version is followed for that version only", () => {
  listOf("versions", [1, 1], 100, 7);
  listOf("tracks", [1, 2], 300);
  plays(2);
  expect(shown).toEqual(['tracks 2 {"block":"nearest","behavior":"smooth"}']);
});
