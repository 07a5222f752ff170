import fc from "fast-check";
import { expect, test } from "vitest";
import type { Playable } from "../playable.ts";
import { begin, EMPTY_QUEUE, following, placeIn, preceding, type Queue } from "./queue.ts";
import { addLast, clear, extend, move, playNext, remove, upcoming } from "./queue-edit.ts";

const track = (id: number) => ({ id, versionId: null, name: `Track ${id}` }) as Playable;
const tracks = (...ids: number[]) => ids.map(track);
const album = { path: "/fr/album/delta", title: "Delta" };
const search = { path: "/fr/recherche/rain", title: "rain" };
const ids = (queue: Queue) => queue.list.map(({ playable }) => playable.id);
const playing = (at: number) => begin(EMPTY_QUEUE, tracks(1, 2, 3, 4), at, album);

test("playback continues in the list where it started, and each entry has its origin", () => {
  const queue = playing(1);
  expect(following(queue)?.playable.id).toBe(3);
  expect(preceding(queue)?.playable.id).toBe(1);
  expect(queue.list.every(({ origin }) => origin === album)).toBe(true);
  expect(following(playing(3))).toBeNull();
  expect(preceding(playing(0))).toBeNull();
});

test("tracks added to play next come before the rest, the latest first", () => {
  const queue = playNext(playNext(playing(0), track(8), search), track(9), search);
  expect(ids(queue)).toEqual([1, 9, 8, 2, 3, 4]);
});

test("tracks added last come after the other added ones, before the rest of the list", () => {
  const queue = addLast(addLast(playing(0), track(8), search), track(9), search);
  expect(ids(queue)).toEqual([1, 8, 9, 2, 3, 4]);
  expect(following(queue)?.origin).toEqual(search);
});

test("another list keeps added tracks that have not played yet", () => {
  const queue = addLast(playing(0), track(9), search);
  const other = begin(queue, tracks(5, 6), 0, search);
  expect(ids(other)).toEqual([5, 9, 6]);
  expect(ids(begin({ ...other, at: 1 }, tracks(7), 0, search))).toEqual([7]);
});

test("a version is found at its track's index, the current entry first", () => {
  const version = (id: number) => ({ ...track(id), versionId: 70 + id });
  expect(placeIn(playing(2), version(2))).toBe(1);
  expect(placeIn(playing(2), version(9))).toBe(-1);
  const twice = begin(EMPTY_QUEUE, [track(1), track(2), track(1), version(2)], 2, album);
  expect(placeIn(twice, version(1))).toBe(2);
  expect(placeIn(twice, version(2))).toBe(3);
});

test("coming entries move among themselves and stop at the ends", () => {
  const queue = playing(0);
  const last = queue.list[3]?.key ?? "";
  expect(ids(move(queue, last, -2))).toEqual([1, 4, 2, 3]);
  expect(ids(move(queue, last, -9))).toEqual([1, 4, 2, 3]);
  expect(move(queue, queue.list[0]?.key ?? "", 1)).toBe(queue);
  expect(move(queue, "gone", 1)).toBe(queue);
});

test("removing and clearing never change current and past entries", () => {
  const queue = playing(1);
  expect(ids(remove(queue, queue.list[2]?.key ?? ""))).toEqual([1, 2, 4]);
  expect(ids(remove(queue, queue.list[1]?.key ?? ""))).toEqual([1, 2, 3, 4]);
  expect(ids(clear(queue))).toEqual([1, 2]);
});

test("a further page of the list is appended", () => {
  expect(ids(extend(playing(0), tracks(5, 6), album))).toEqual([1, 2, 3, 4, 5, 6]);
});

test("after any edit the current entry stays and no two entries share a key", () => {
  const step = fc.record({ kind: fc.nat(4), entry: fc.nat(12), by: fc.integer({ min: -5, max: 5 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.nat(3), (steps, at) => {
      let queue = playing(at);
      const current = queue.list[queue.at];
      for (const { kind, entry, by } of steps) {
        const key = queue.list[entry]?.key ?? "";
        const before = upcoming(queue).length;
        if (kind === 0) queue = playNext(queue, track(entry), search);
        if (kind === 1) queue = addLast(queue, track(entry), search);
        if (kind === 2) queue = remove(queue, key);
        if (kind === 3) queue = move(queue, key, by);
        if (kind === 4 && by === 0) queue = clear(queue);
        expect(queue.list[queue.at]).toBe(current);
        expect(new Set(queue.list.map((item) => item.key)).size).toBe(queue.list.length);
        if (kind === 3) expect(upcoming(queue)).toHaveLength(before);
      }
    }),
  );
});
