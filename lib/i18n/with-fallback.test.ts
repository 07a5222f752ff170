import { expect, test } from "vitest";
import { withFallback } from "./with-fallback.ts";

test("a text missing in one language is taken from the other, at any depth", () => {
  const french = { title: "Titre", player: { play: "Lire" } };
  const english = { title: "Title", player: { play: "Play", pause: "Pause" }, error: { code: "Error" } };
  expect(withFallback(french, english)).toEqual({
    title: "Titre",
    player: { play: "Lire", pause: "Pause" },
    error: { code: "Error" },
  });
});

test("a text that the build has parsed is taken as a whole", () => {
  const english = { count: [["n"], " titles"], own: ["a"] };
  expect(withFallback({ own: ["b"] }, english)).toEqual({ count: [["n"], " titles"], own: ["b"] });
});

test("completing messages does not change either language's own messages", () => {
  const french = { player: { play: "Lire" } };
  withFallback(french, { player: { pause: "Pause" } });
  expect(french).toEqual({ player: { play: "Lire" } });
});
