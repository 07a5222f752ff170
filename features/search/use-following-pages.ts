import { useLayoutEffect } from "react";
import { pageCount } from "#/components/pagination/page-window.ts";
import { type NextPage, offerPages, pagesOf } from "#/features/player/list-pages.ts";
import { type PlayableTrack, playableOfTrack } from "#/features/player/playable.ts";
import type { QueueItem } from "#/features/player/queue/queue.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useMarks } from "#/features/session/marks-store.ts";
import { useHiddenHeard } from "#/features/tracks/rows/hidden-heard.ts";
import { TITLES_A_PAGE } from "./guided/guided-state.ts";

/** The page of results on the screen, and the number of all results. */
export interface ShownPage {
  tracks: readonly PlayableTrack[];
  page: number;
  total: number;
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
    if (!shown || shown.total <= TITLES_A_PAGE || pagesOf(path)) return;
    const { nextPage, reachedBy } = pagesAfter(path, shown, fetchPage);
    offerPages(path, nextPage, {
      before: (shown.page - 1) * TITLES_A_PAGE,
      left: (list) => Math.max(0, shown.total - reachedBy(list) * TITLES_A_PAGE),
    });
  });
}

/**
 * Returns the number of the page that a queue has reached, and fetches the one after it: a list replayed from its start
 * repeats all of them.
 */
function pagesAfter(path: string, { tracks, page, total }: ShownPage, fetchPage: FetchPage) {
  const known = new Map([[page, tracks]]);
  const pages = pageCount(total, TITLES_A_PAGE);
  const reachedBy = (list: readonly QueueItem[]) => {
    const last = list.findLast(({ asked, origin }) => !asked && origin?.path === path)?.playable.id;
    return [...known].find(([, members]) => members.some(({ id }) => id === last))?.[0] ?? pages;
  };
  const nextPage: NextPage = async () => {
    for (let next = reachedBy(usePlayer.getState().list) + 1; next <= pages; next += 1) {
      const found = known.get(next) ?? (await fetchPage(next));
      known.set(next, found);
      const left = withoutHeard(found);
      if (left.length > 0) return left.map(playableOfTrack);
    }
    return [];
  };
  return { nextPage, reachedBy };
}

function withoutHeard(tracks: readonly PlayableTrack[]): readonly PlayableTrack[] {
  if (!useHiddenHeard.getState().hides) return tracks;
  const { heard } = useMarks.getState();
  return tracks.filter(({ id }) => !heard.has(id));
}
