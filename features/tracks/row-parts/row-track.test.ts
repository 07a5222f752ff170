import { expect, test } from "vitest";
import { playableOfTrack } from "#/features/player/playable.ts";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import { rowTrack } from "./row-track.ts";

const roots = { slug: "roots", title: "Roots", titleFr: "Racines", taxonomy: "moods" };
const kora = { slug: "kora", title: "Kora", titleFr: "Kora", taxonomy: "instruments" };

test("a row's track plays like the whole track, without the fields that no row shows", () => {
  const track = sampleTrack({
    id: 1,
    terms: [kora, roots],
    publisher: "Example",
    loudness: -12,
    truePeak: -1,
  });
  const row = rowTrack(track);
  expect(playableOfTrack(row)).toEqual(playableOfTrack(track));
  expect(row).not.toHaveProperty("publisher");
  expect(row.terms.map(({ slug }) => slug)).toEqual(["roots"]);
});
