"use client";

import { useTranslations } from "next-intl";
import { playableOfTrack } from "#/features/player/playable.ts";
import type { RowTrack } from "./row-track.ts";
import { TrackColumns } from "./track-columns.tsx";
import { TrackRow } from "./track-row.tsx";

/** What a list shows of its tracks. */
export interface TrackListOptions {
  /** Numbers the rows from 1; without it the play sign stands in that column. */
  numbered?: boolean;
  /** Shows each track's cover; drop it in the list of one album (looks §8). */
  showCover?: boolean;
  /** Names the album beside the writers. */
  showAlbum?: boolean;
  /** Shows whole names instead of their first two words (spec §9). */
  defaultName?: boolean;
  /** Id of the track that the visitor came for. */
  marked?: number | null;
}

/** Tracks as rows, full-bleed, the same row everywhere (looks §7). Played from here, they follow one another. */
export function TrackList({ tracks, ...options }: { tracks: readonly RowTrack[] } & TrackListOptions) {
  const t = useTranslations("track");
  const list = () => tracks.map(playableOfTrack);
  return (
    <div>
      <TrackColumns {...options} />
      <ol aria-label={t("list")}>
        {tracks.map((track, index) => (
          <TrackRow key={track.id} track={track} number={index + 1} list={list} {...options} />
        ))}
      </ol>
    </div>
  );
}
