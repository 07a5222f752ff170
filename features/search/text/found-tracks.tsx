"use client";

import { pageCount } from "#/components/pagination/page-window.ts";
import type { RowTrack } from "#/features/tracks/row-track.ts";
import { TrackList } from "#/features/tracks/track-list.tsx";
import { useFollowingPages } from "../use-following-pages.ts";
import { RESULTS_A_PAGE, type SearchState } from "./search-state.ts";

/** Titles found for a text; playing goes on from page to page. */
export function FoundTracks({
  text,
  state,
  tracks,
  total,
}: {
  text: string;
  state: SearchState;
  tracks: readonly RowTrack[];
  total: number;
}) {
  const shown = { tracks, page: state.page, pages: pageCount(total, RESULTS_A_PAGE) };
  useFollowingPages(shown, async (page) => {
    const { trackPage } = await import("./search-results.ts");
    return (await trackPage(text, { ...state, page }))["hydra:member"];
  });
  return <TrackList tracks={tracks} showCover showAlbum canHideHeard />;
}
