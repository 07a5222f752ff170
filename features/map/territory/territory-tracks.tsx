"use client";

import { useTranslations } from "next-intl";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { moodOf } from "#/features/player/mood-of.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { Figure } from "#/features/tracks/row-parts/figure.tsx";
import type { RowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { RowPlay } from "#/features/tracks/rows/row-play.tsx";
import { rowState, useRows } from "#/features/tracks/rows/row-state.ts";
import { RowTitle } from "#/features/tracks/rows/row-title.tsx";
import { RowWaveform } from "#/features/tracks/rows/row-waveform.tsx";
import { TrackRows } from "#/features/tracks/rows/track-rows.tsx";
import styles from "./territory-tracks.module.css";

/** Renders the tracks of a territory in its panel, playable one after another. */
export function TerritoryTracks({ tracks }: { tracks: readonly RowTrack[] }) {
  const t = useTranslations("track");
  const list = () => tracks.map(playableOfTrack);
  return (
    <TrackRows aria-label={t("list")} tracks={tracks} list={list} className="mt-5 border-line border-t">
      {tracks.map((track) => (
        <Row key={track.id} track={track} />
      ))}
    </TrackRows>
  );
}

function Row({ track }: { track: RowTrack }) {
  const row = rowState(useRows(), track);
  return (
    <li
      data-track={track.id}
      data-playing={row.sounding !== null}
      data-mood={moodOf(track.terms)?.slug}
      className={styles.row}
    >
      <RowPlay track={track} row={row} number={null} />
      <RowTitle track={track} row={row} wholeName showAlbum={false} />
      <RowWaveform track={track} row={row} />
      <Figure className="text-right text-body" label={row.words.t("duration")}>
        {formatDuration(track.durationSeconds ?? parseDuration(track.duration))}
      </Figure>
    </li>
  );
}
