import { expect, test } from "vitest";
import { onTrackKey, pressTrackKey } from "./track-key-registry.ts";

test("a key pressed before its code has loaded takes effect once, when it has", () => {
  const track = { id: 7, name: "Delta" };
  const done: string[] = [];
  const offer = () => onTrackKey("project", ({ name }) => done.push(name));
  pressTrackKey("project", track, null);
  expect(done).toEqual([]);
  const stop = offer();
  expect(done).toEqual(["Delta"]);
  pressTrackKey("project", track, null);
  expect(done).toEqual(["Delta", "Delta"]);
  stop();
  offer()();
  expect(done).toEqual(["Delta", "Delta"]);
});
