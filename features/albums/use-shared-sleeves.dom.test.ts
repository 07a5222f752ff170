import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Lang } from "#/lib/i18n/lang.ts";
import type { CardAlbum } from "./card-album.ts";
import { useSharedSleeves } from "./use-shared-sleeves.ts";

const album = (id: number, over: Partial<CardAlbum> = {}) =>
  ({
    id,
    image: `media/images/${id}.png`,
    imageFr: null,
    sleeve: { ground: "#fff", ink: "#000" },
    ...over,
  }) as CardAlbum;

/**
 * Shows these albums on a page, and returns what each sleeve is loaded from, without the mark of its images; undefined
 * for its own image.
 */
function show(albums: readonly CardAlbum[], lang: Lang, alone = 0) {
  const { result } = renderHook(() => useSharedSleeves(albums, lang, alone));
  return albums.map((one) => {
    const shared = result.current(one);
    return shared && { src: unmarked(shared.src), srcSet: unmarked(shared.srcSet) };
  });
}

const unmarked = (address: string) => address.replace(/&v=\w+/, "");

test("drawn sleeves come together, six at a time; one that would be alone comes by itself; a later page uses them again", () => {
  const albums = Array.from({ length: 13 }, (_, index) => album(index + 1));
  const [first, , , , , sixth, seventh, ...others] = show(albums, "en");
  expect(first).toEqual({
    src: "/media/album/covers/240.svg?ids=1,2,3,4,5,6#c1",
    srcSet: "/media/album/covers/480.svg?ids=1,2,3,4,5,6#c1 2x",
  });
  expect(sixth?.src).toBe("/media/album/covers/240.svg?ids=1,2,3,4,5,6#c6");
  expect(seventh?.src).toBe("/media/album/covers/240.svg?ids=7,8,9,10,11,12#c7");
  expect(others.at(-1)).toBeUndefined();

  expect(show([album(14), album(3), album(15), album(8)], "en").map((one) => one?.src)).toEqual([
    "/media/album/covers/240.svg?ids=14,15#c14",
    "/media/album/covers/240.svg?ids=1,2,3,4,5,6#c3",
    "/media/album/covers/240.svg?ids=14,15#c15",
    "/media/album/covers/240.svg?ids=7,8,9,10,11,12#c8",
  ]);
  expect(show([album(13), album(16)], "en")).toEqual([undefined, undefined]);
  const inFrench = album(3, { imageFr: "media/images/fr.png" });
  expect(show([inFrench], "fr")).toEqual([undefined]);
});

test("those in view on arrival come by themselves, also on a later page", () => {
  const albums = [51, 52, 53, 54].map((id) => album(id));
  const together = [53, 54].map((id) => `/media/album/covers/240.svg?ids=53,54#c${id}`);
  expect(show(albums, "en", 2).map((one) => one?.src)).toEqual([undefined, undefined, ...together]);
  expect(show(albums, "en").map((one) => one?.src)).toEqual([undefined, undefined, ...together]);
});

test("an album that has another sleeve meanwhile is in another drawing", () => {
  const shown = (over: Partial<CardAlbum>) => {
    const albums = [album(61), album(62, over)];
    const { result } = renderHook(() => useSharedSleeves(albums, "en"));
    return result.current(album(62, over))?.src;
  };
  const before = shown({});
  expect(before).toMatch(/#c62$/);
  expect(shown({})).toBe(before);
  expect(shown({ image: "media/images/62-new.png" })).not.toBe(before);
});

test.each([
  ["original artwork", 21, { sleeve: null }],
  ["one in French only", 31, { imageFr: "media/images/fr.png" }],
  ["an album without an image", 41, { image: null }],
])("%s comes by itself", (_, from, over) => {
  const albums = [album(from), album(from + 1), album(from + 2, over)];
  expect(show(albums, "fr").map((one) => one?.src)).toEqual([
    `/media/album/covers/240.svg?ids=${from},${from + 1}#c${from}`,
    `/media/album/covers/240.svg?ids=${from},${from + 1}#c${from + 1}`,
    undefined,
  ]);
});
