"use client";

import { pageCount } from "#/components/pagination/page-window.ts";
import type { RowTrack } from "#/features/tracks/row-track.ts";
import { TrackList } from "#/features/tracks/track-list.tsx";
import { useFollowingPages } from "../use-following-pages.ts";
import { SYNONYM_TITLES_A_PAGE, type SynonymState } from "./synonym-state.ts";

/** Titles that hold a word or one near it; playing goes on from page to page. */
export function SynonymTracks({
  state,
  tracks,
  total,
}: {
  state: SynonymState;
  tracks: readonly RowTrack[];
  total: number;
}) {
  const shown = { tracks, page: state.page, pages: pageCount(total, SYNONYM_TITLES_A_PAGE) };
  useFollowingPages(shown, async (page) => {
    const { synonymResults } = await import("./synonym-results.ts");
    const results = await synonymResults({ ...state, page });
    if (!results) throw new Error("The catalogue did not answer");
    return results["hydra:member"];
  });
  return <TrackList tracks={tracks} showCover showAlbum />;
}
