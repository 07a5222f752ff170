import { memo } from "react";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { Estimate } from "#/features/player/estimate.tsx";
import { moodOf } from "#/features/player/mood-of.ts";
import { formatTonality } from "#/features/player/tonality-name.ts";
import type { Marks } from "#/features/session/marks-store.ts";
import { RowVersions } from "#/features/tracks/versions/row-versions.tsx";
import { versionCount } from "#/features/tracks/versions/version-count.ts";
import type { BesideColumns } from "#/features/tracks/versions/version-row.tsx";
import { Figure } from "../row-parts/figure.tsx";
import type { RowTrack } from "../row-parts/row-track.ts";
import styles from "../row-parts/track-row.module.css";
import { RowActions } from "./row-actions.tsx";
import { RowMood } from "./row-mood.tsx";
import { RowPlay } from "./row-play.tsx";
import type { RowState } from "./row-state.ts";
import { RowTitle } from "./row-title.tsx";
import { RowWaveform } from "./row-waveform.tsx";
import { TrackCover } from "./track-cover.tsx";

interface Props extends RowState, BesideColumns {
  track: RowTrack;
  /** Its number in the list; null without numbers. */
  number: number | null;
  wholeName: boolean;
  showAlbum: boolean;
  hideMark: keyof Marks | undefined;
  /** Id of the unfolded versions. */
  family: string;
  isUnfolded: boolean;
  onUnfold: (isOpen: boolean) => void;
}

/** Renders the columns of a row; re-renders only if something that they show changes. */
export const RowColumns = memo(function Columns({
  track,
  number,
  wholeName,
  showAlbum,
  hideMark,
  family,
  isUnfolded,
  onUnfold,
  showCover,
  isWorked,
  hasTrailing,
  ...row
}: Props) {
  const { words } = row;
  const mood = moodOf(track.terms);
  const versions = versionCount(track);
  return (
    <div
      data-cover={showCover || undefined}
      data-worked={isWorked || undefined}
      data-trailing={hasTrailing || undefined}
      className={`${styles.columns} ${styles.line}`}
    >
      <RowPlay track={track} row={row} number={number} />
      {showCover && <TrackCover track={track} covers={row.covers} />}
      <RowTitle track={track} row={row} wholeName={wholeName} showAlbum={showAlbum} hideMark={hideMark} />
      <RowWaveform track={track} row={row} />
      <Figure className={styles.duration} label={words.t("duration")}>
        {formatDuration(track.durationSeconds ?? parseDuration(track.duration))}
      </Figure>
      <Figure className={styles.bpm} label={words.t("bpm")}>
        <Estimate fact="bpm" of={track}>
          {track.bpm}
        </Estimate>
      </Figure>
      <span className={styles.tonality}>
        <Estimate fact="tonality" of={track}>
          {formatTonality(track.tonality, words.lang)}
        </Estimate>
      </span>
      {mood && <RowMood mood={mood} words={words} />}
      {versions > 0 && (
        <RowVersions
          track={track.id}
          name={track.name}
          count={versions}
          panel={family}
          isOpen={isUnfolded}
          words={words}
          onUnfold={onUnfold}
        />
      )}
      <RowActions track={track} row={row} />
    </div>
  );
});
