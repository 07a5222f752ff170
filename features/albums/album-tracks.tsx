"use client";

import type { ComponentProps } from "react";
import type { RowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { useIsBelowDue } from "#/lib/navigation/below-first-screen.tsx";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import { useTightRows } from "#/lib/row-density.ts";
import { rowsOnFirstScreen } from "./rows-on-first-screen.ts";

/** Renders the tracks of an album. After a press on a link, those below the first screen come after it. */
function AlbumTracks(props: ComponentProps<typeof TrackList<RowTrack>>) {
  const isDue = useIsBelowDue();
  // The page scrolls to a marked row as it arrives.
  const rendersAll = isDue || (props.marked ?? null) !== null;
  const first = () => rowsOnFirstScreen(window, useTightRows.getState().isTight);
  return <TrackList {...props} first={rendersAll ? undefined : first()} />;
}

export const PackedAlbumTracks = withPackedProps(AlbumTracks);
