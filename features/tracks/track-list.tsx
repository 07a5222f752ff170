"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense } from "react";
import { itemIri } from "#/contract/item.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { useMarks } from "#/features/session/marks-store.ts";
import { useHiddenHeard } from "./hidden-heard.ts";
import type { RowTrack } from "./row-track.ts";
import { TrackColumns } from "./track-columns.tsx";
import { TrackRow } from "./track-row.tsx";

const HeardSwitch = lazy(async () => ({ default: (await import("./heard-switch.tsx")).HeardSwitch }));

/** What a list shows of its tracks. */
export interface TrackListOptions {
  /** Numbers the rows from 1; without it the play sign stands in that column. */
  numbered?: boolean;
  /** Shows each track's cover; drop it in the list of one album (looks §8). */
  showCover?: boolean;
  /** Names the album beside the writers. */
  showAlbum?: boolean;
  /** Shows whole names, also where they do not fit (spec §9). */
  defaultName?: boolean;
  /** Id of the track that the visitor came for. */
  marked?: number | null;
}

interface Props<Listed extends RowTrack> extends TrackListOptions {
  tracks: readonly Listed[];
  /** Offers who is signed in to leave out what they have heard, as searches do. */
  canHideHeard?: boolean;
  /** What is said of a track, under its row. */
  below?: ((track: Listed) => ReactNode) | undefined;
}

/** Tracks as rows, full-bleed, the same row everywhere (looks §7). Played from here, they follow one another. */
export function TrackList<Listed extends RowTrack>({
  tracks,
  canHideHeard = false,
  below,
  ...options
}: Props<Listed>) {
  const t = useTranslations("track");
  const heard = useMarks((marks) => marks.heard);
  const hides = useHiddenHeard((state) => state.hides) && canHideHeard;
  const unheard = canHideHeard ? tracks.filter(({ id }) => !heard.has(id)) : tracks;
  const shown = hides ? unheard : tracks;
  const list = () => shown.map(playableOfTrack);
  return (
    <div>
      {unheard.length < tracks.length && (
        <Suspense fallback={null}>
          <HeardSwitch count={tracks.length - unheard.length} />
        </Suspense>
      )}
      <TrackColumns {...options} />
      <ol aria-label={t("list")}>
        {shown.map((track, index) => (
          <TrackRow
            key={itemIri(track)}
            track={track}
            number={index + 1}
            list={list}
            below={below?.(track)}
            {...options}
          />
        ))}
      </ol>
    </div>
  );
}
