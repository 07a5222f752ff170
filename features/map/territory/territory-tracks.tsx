"use client";

import { useTranslations } from "next-intl";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { RowPlay } from "#/features/tracks/rows/row-play.tsx";
import { RowTitle } from "#/features/tracks/rows/row-title.tsx";
import type { RowTrack } from "#/features/tracks/rows/row-track.ts";
import { RowWaveform } from "#/features/tracks/rows/row-waveform.tsx";
import styles from "./territory-tracks.module.css";

/** Renders the tracks of a territory in its panel, playable one after another. */
export function TerritoryTracks({ tracks }: { tracks: readonly RowTrack[] }) {
  const t = useTranslations("track");
  const current = usePlayer((player) => player.current?.id);
  const list = () => tracks.map(playableOfTrack);
  return (
    <ol aria-label={t("list")} className="mt-5 border-line border-t">
      {tracks.map((track) => {
        const playable = playableOfTrack(track);
        return (
          <li
            key={track.id}
            data-track={track.id}
            data-playing={current === track.id}
            data-mood={playable.mood?.slug}
            className={styles.row}
          >
            <RowPlay playable={playable} list={list} number={null} />
            <RowTitle track={track} wholeName showAlbum={false} />
            <RowWaveform playable={playable} list={list} />
            <span className="text-right text-body">
              <span className="sr-only">{t("duration")} </span>
              {formatDuration(track.durationSeconds ?? parseDuration(track.duration))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
