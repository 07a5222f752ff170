import { expect, test } from "vitest";
import { onTrackKey, pressTrackKey, pressTrackKeyInTime } from "./track-keys.ts";

test("a key pressed before its code has come is done once, when it has", () => {
  const track = { id: 7, name: "Delta" };
  const done: string[] = [];
  const offer = () => onTrackKey("project", ({ name }) => done.push(name));
  expect(pressTrackKey("project", track, null)).toBe(false);
  pressTrackKeyInTime("project", track, null);
  const stop = offer();
  expect(done).toEqual(["Delta"]);
  expect(pressTrackKey("project", track, null)).toBe(true);
  stop();
  offer()();
  expect(done).toEqual(["Delta", "Delta"]);
});
