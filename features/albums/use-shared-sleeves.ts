import { useEffect } from "react";
import type { ImageSet } from "#/components/picture/shared-picture.tsx";
import type { Id } from "#/contract/hydra.ts";
import { coverIn, inGroups } from "#/features/player/covers-url.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { coverPath } from "#/lib/i18n/localise.ts";
import type { CardAlbum } from "./card-album.ts";

/** Greatest width of a sleeve in a grid, in CSS pixels. */
export const SLEEVE_WIDTH = 240;
/** Sleeves in one drawing: a row of the widest grid. What is far below is then asked for when someone comes near it. */
const TOGETHER = 6;

/**
 * By album and image, the drawing that showed this sleeve on this visit, null for its own image: another page that shows
 * the album asks for no other.
 */
const shownBefore = new Map<string, string | null>();
const sleeveOf = ({ id, image }: { id: Id; image: string | null }) => `${id} ${image}`;

/**
 * Returns a function that gives the part of a drawing which shows an album's sleeve; undefined for a sleeve that loads
 * by itself: the first ones (`alone`), original artwork, one in French only, and one that would be alone.
 */
export function useSharedSleeves(
  albums: readonly CardAlbum[],
  lang: Lang,
  alone = 0,
): (album: CardAlbum) => ImageSet | undefined {
  const drawn = albums.flatMap((album) => {
    const { id, image, sleeve } = album;
    return sleeve && image && coverPath(album, lang) === image ? [{ id, image }] : [];
  });
  const groups = inGroups(
    drawn.slice(alone).filter((one) => !shownBefore.has(sleeveOf(one))),
    TOGETHER,
  );
  // After hydration, which has to find what the server drew.
  useEffect(() => {
    for (const one of drawn)
      if (!shownBefore.has(sleeveOf(one))) shownBefore.set(sleeveOf(one), groups.get(one.id) ?? null);
  });
  return (album) => {
    const group = shownBefore.get(sleeveOf(album)) ?? groups.get(album.id);
    return group && drawn.some(({ id }) => id === album.id)
      ? coverIn("album", group, album.id, SLEEVE_WIDTH)
      : undefined;
  };
}
