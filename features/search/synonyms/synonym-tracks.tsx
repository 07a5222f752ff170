"use client";

import { pageCount } from "#/components/pagination/page-window.ts";
import type { RowTrack } from "#/features/tracks/row-track.ts";
import { TrackList } from "#/features/tracks/track-list.tsx";
import { TITLES_A_PAGE } from "../guided/guided-state.ts";
import type { SearchState } from "../search-state.ts";
import { useFollowingPages } from "../use-following-pages.ts";

/** Titles that hold a word or one near it; playing goes on from page to page. */
export function SynonymTracks({
  state,
  tracks,
  total,
}: {
  state: SearchState;
  tracks: readonly RowTrack[];
  total: number;
}) {
  const shown = { tracks, page: state.filters.page, pages: pageCount(total, TITLES_A_PAGE) };
  useFollowingPages(shown, async (page) => {
    const { synonymResults } = await import("./synonym-results.ts");
    const results = await synonymResults({ ...state, filters: { ...state.filters, page } });
    if (!results) throw new Error("The catalogue did not answer");
    return results["hydra:member"];
  });
  return <TrackList tracks={tracks} showCover showAlbum />;
}
