import { useLayoutEffect } from "react";
import { type NextPage, offerPages, pagesOf } from "#/features/player/list-pages.ts";
import { type PlayableTrack, playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useMarks } from "#/features/session/marks-store.ts";
import { useHiddenHeard } from "#/features/tracks/rows/hidden-heard.ts";

/** The page of results on the screen, and the number of pages. */
export interface ShownPage {
  tracks: readonly PlayableTrack[];
  page: number;
  pages: number;
}

type FetchPage = (page: number) => Promise<readonly PlayableTrack[]>;

/**
 * Lets playback from this page of results continue on the next pages. Null while the screen does not show the results
 * of the address yet.
 */
export function useFollowingPages(shown: ShownPage | null, fetchPage: FetchPage): void {
  // After every rendering, because the address of the results is only final once they are on the screen.
  useLayoutEffect(() => {
    const path = location.pathname + location.search;
    if (shown && shown.page < shown.pages && !pagesOf(path))
      offerPages(path, pagesAfter(path, shown, fetchPage));
  });
}

/** Returns the page after the one that the queue has reached: a list replayed from its start repeats all of them. */
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
