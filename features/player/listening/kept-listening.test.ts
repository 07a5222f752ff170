import { expect, test } from "vitest";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import { playableOfTrack } from "../playable.ts";
import { begin, EMPTY_QUEUE } from "../queue/queue.ts";
import { readKept, writeKept } from "./kept-listening.ts";

const tracks = Array.from({ length: 400 }, (_, index) => playableOfTrack(sampleTrack({ id: index + 1 })));
const origin = { path: "/fr/album/delta", title: "Delta" };

test("the last sound is restored with its queue, origins and position", () => {
  const queue = begin(EMPTY_QUEUE, tracks.slice(0, 3), 1, origin);
  const kept = readKept(writeKept(queue, 41.25));
  expect(kept?.position).toBe(41.25);
  expect(kept?.queue.at).toBe(1);
  expect(kept?.queue.list.map(({ playable }) => playable.src)).toEqual(
    tracks.slice(0, 3).map(({ src }) => src),
  );
  expect(kept?.queue.list[0]?.origin).toEqual(origin);
});

test("a long queue is stored around its current entry", () => {
  const kept = readKept(writeKept(begin(EMPTY_QUEUE, tracks, 300, origin), 1));
  expect(kept?.queue.list).toHaveLength(120);
  expect(kept?.queue.list[kept.queue.at]?.playable.id).toBe(301);
});

const good = JSON.parse(writeKept(begin(EMPTY_QUEUE, tracks.slice(0, 1), 0, origin), 1));
test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another version", JSON.stringify({ ...good, version: 2 })],
  ["a place outside the queue", JSON.stringify({ ...good, at: 4 })],
  ["a position that is none", JSON.stringify({ ...good, position: "1" })],
  [
    "an origin on another site",
    JSON.stringify({ ...good, list: [{ ...good.list[0], origin: { path: "//evil.example", title: "" } }] }),
  ],
  [
    "an origin that is a script",
    JSON.stringify({
      ...good,
      list: [{ ...good.list[0], origin: { path: "javascript:alert(1)", title: "" } }],
    }),
  ],
])("%s is not accepted as a queue", (_, text) => {
  expect(readKept(text)).toBeNull();
});
