import { expect, test } from "vitest";
import type { Album } from "#/contract/album.ts";
import { albumFeed } from "./album-feed.ts";

const album = {
  name: "Endless Delta",
  nameFr: "Delta sans fin",
  slug: "endless-delta",
  slugFr: "delta-sans-fin",
  description: "<p>Kora.</p>",
  releaseDate: "2026-01-05",
  writers: [{ id: 1, name: "Awa Example", slug: "awa" }],
} as unknown as Album;

const about = { site: "https://sillon.example", lang: "fr", title: "Sillon", description: "Albums" } as const;

test("the picture of an album has its size in pixels, and no length in bytes", () => {
  const feed = albumFeed([album], about);
  expect(feed).toContain('xmlns:media="http://search.yahoo.com/mrss/"');
  expect(feed).toContain('url="https://sillon.example/media/share/fr/album/delta-sans-fin.png"');
  expect(feed).toContain('width="1200" height="630"');
  expect(feed).not.toContain("<enclosure");
  expect(feed).not.toContain('length="0"');
});
