"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { itemIri } from "#/contract/item.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { useMarks } from "#/features/session/marks-store.ts";
import { AuditionStart } from "#/features/tracks/audition/audition-start.tsx";
import { AwaySwitch } from "#/features/tracks/audition/away-switch.tsx";
import { useAwayIds } from "#/features/tracks/audition/use-away-ids.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import type { RowTrack } from "../row-parts/row-track.ts";
import { useHiddenHeard } from "./hidden-heard.ts";
import { listedCovers } from "./listed-covers.ts";
import { listedWaveforms } from "./listed-waveforms.ts";
import { TrackColumns } from "./track-columns.tsx";
import { type TrackListOptions, TrackRow } from "./track-row.tsx";
import { TrackRows } from "./track-rows.tsx";

const HeardSwitch = lazy(async () => ({ default: (await import("./heard-switch.tsx")).HeardSwitch }));

interface Props<Listed extends RowTrack> extends TrackListOptions {
  tracks: readonly Listed[];
  /** Offers signed-in people to hide heard tracks, as searches do. */
  canHideHeard?: boolean;
  /** Number of rows to render for now; all by default. */
  first?: number | undefined;
  /** Content under a track's row. */
  footer?: ((track: Listed) => ReactNode) | undefined;
}

/**
 * Renders tracks as rows over the full width, in every list the same (looks §7). Started from here, they play one after
 * another.
 */
export function TrackList<Listed extends RowTrack>({
  tracks,
  canHideHeard = false,
  first,
  footer,
  ...options
}: Props<Listed>) {
  const t = useTranslations("track");
  const lang = useLang();
  const heard = useMarks((marks) => marks.heard);
  const hides = useHiddenHeard((state) => state.hides) && canHideHeard;
  const unheard = canHideHeard ? tracks.filter(({ id }) => !heard.has(id)) : tracks;
  const { list: address, away } = useAwayIds();
  const shown = (hides ? unheard : tracks).filter(({ id }) => !away.includes(id));
  const putAway = tracks.filter(({ id }) => away.includes(id)).length;
  const covers = useMemo(() => listedCovers(tracks, lang), [tracks, lang]);
  const list = () => shown.map(playableOfTrack);
  return (
    <div data-list>
      <div data-list-head className="page-x flex flex-wrap gap-2 pb-3">
        {shown.length > 1 && <AuditionStart list={list} />}
        {unheard.length < tracks.length && (
          <Suspense fallback={null}>
            <HeardSwitch count={tracks.length - unheard.length} />
          </Suspense>
        )}
        {putAway > 0 && <AwaySwitch list={address} count={putAway} />}
      </div>
      <TrackColumns {...options} />
      <TrackRows
        aria-label={t("list")}
        tracks={tracks}
        list={list}
        waveforms={listedWaveforms(tracks)}
        covers={covers}
      >
        {shown.slice(0, first).map((track, index) => (
          <TrackRow
            key={itemIri(track)}
            track={track}
            number={index + 1}
            footer={footer?.(track)}
            {...options}
          />
        ))}
      </TrackRows>
    </div>
  );
}

export const PackedTrackList = withPackedProps(TrackList<RowTrack>);
