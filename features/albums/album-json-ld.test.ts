import { expect, test } from "vitest";
import type { AlbumDetail } from "#/contract/album.ts";
import type { Track } from "#/contract/track.ts";
import { albumJsonLd, trackJsonLd } from "./album-json-ld.ts";

const site = "https://sillon.example";
const track = { name: "Kora", slug: "kora", duration: "01:05", writer: [], image: null } as unknown as Track;
const album = (image: string) =>
  ({ name: "Delta", slug: "delta", image, writers: [], tracks: [track] }) as unknown as AlbumDetail;

test("an album and its tracks have the absolute address of the cover; an invalid one is left out", () => {
  const cover = `${site}/media/resize/w_960,q_80,f_webp/images/delta.jpg`;
  const covered = album("media/images/delta.jpg");
  expect(albumJsonLd(covered, "fr", site).image).toBe(cover);
  expect(trackJsonLd(track, covered, "fr", site).image).toBe(cover);
  const broken = album("https://[");
  expect(albumJsonLd(broken, "fr", site).image).toBeUndefined();
  expect(trackJsonLd(track, broken, "fr", site).image).toBeUndefined();
});

test("each publisher of an album is an organisation of its own", () => {
  const published = (publisher: string | null) =>
    albumJsonLd({ ...album(""), publisher }, "en", site).publisher?.map(({ name }) => name);
  expect(published("Universal / MCA Music; Rive")).toEqual(["Universal / MCA Music", "Rive"]);
  expect(published(null)).toBeUndefined();
});
