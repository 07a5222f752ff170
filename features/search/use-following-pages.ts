import { useLayoutEffect } from "react";
import { type NextPage, offerPages, pagesOf } from "#/features/player/list-pages.ts";
import { type PlayableTrack, playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useMarks } from "#/features/session/marks-store.ts";
import { useHiddenHeard } from "#/features/tracks/rows/hidden-heard.ts";

/** A page of results on the screen, and how many pages there are. */
export interface ShownPage {
  tracks: readonly PlayableTrack[];
  page: number;
  pages: number;
}

type FetchPage = (page: number) => Promise<readonly PlayableTrack[]>;

/**
 * Lets what is played from this page of results go on in the pages after it. Null while the screen does not show yet
 * what the address says.
 */
export function useFollowingPages(shown: ShownPage | null, fetchPage: FetchPage): void {
  // Each time: the address that results belong to is only known once they are on the screen.
  useLayoutEffect(() => {
    const path = location.pathname + location.search;
    if (shown && shown.page < shown.pages && !pagesOf(path))
      offerPages(path, pagesAfter(path, shown, fetchPage));
  });
}

/** The page after the one that the queue has come to: a list that is played anew from its start goes through all again. */
function pagesAfter(path: string, { tracks, page, pages }: ShownPage, fetchPage: FetchPage): NextPage {
  const known = new Map([[page, tracks]]);
  return async () => {
    const { list } = usePlayer.getState();
    const last = list.findLast(({ asked, origin }) => !asked && origin?.path === path)?.playable.id;
    const reached = [...known].find(([, members]) => members.some(({ id }) => id === last))?.[0] ?? pages;
    for (let next = reached + 1; next <= pages; next += 1) {
      const found = known.get(next) ?? (await fetchPage(next));
      known.set(next, found);
      const left = withoutHeard(found);
      if (left.length > 0) return left.map(playableOfTrack);
    }
    return [];
  };
}

function withoutHeard(tracks: readonly PlayableTrack[]): readonly PlayableTrack[] {
  if (!useHiddenHeard.getState().hides) return tracks;
  const { heard } = useMarks.getState();
  return tracks.filter(({ id }) => !heard.has(id));
}
