import { useLocale, useTranslations } from "next-intl";
import type { CSSProperties, ReactNode, Ref } from "react";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { type Playable, playableOfTrack, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { showTonality } from "#/features/player/tonality.ts";
import type { Marks } from "#/features/session/marks-store.ts";
import { Figure } from "./figure.tsx";
import { RowActions } from "./row-actions.tsx";
import { RowMood } from "./row-mood.tsx";
import { RowPlay } from "./row-play.tsx";
import { RowTitle } from "./row-title.tsx";
import type { RowTrack } from "./row-track.ts";
import { RowVersions } from "./row-versions.tsx";
import { RowWaveform } from "./row-waveform.tsx";
import { TrackCover } from "./track-cover.tsx";
import type { TrackListOptions } from "./track-list.tsx";
import styles from "./track-row.module.css";

interface Props extends TrackListOptions {
  track: RowTrack;
  number: number;
  /** What previous and next move in when playing starts here. */
  list: () => readonly Playable[];
  /** What stands after the columns: when it was heard, what can be done with it there. */
  aside?: ReactNode;
  /** What the list says of all its tracks: no row repeats it by a sign. */
  said?: keyof Marks;
  /** What stands before the columns: the handle and the box of a list that is worked on. */
  before?: ReactNode;
  /** What is said of the track, under its columns. */
  below?: ReactNode;
  rowRef?: Ref<HTMLLIElement>;
  rowStyle?: CSSProperties;
  /** Whether the row is being moved over the others. */
  isLifted?: boolean;
}

/** One track, or one version of it: play, title and writers, waveform, figures, mood, versions (looks §5). */
export function TrackRow({
  track,
  number,
  list,
  numbered = false,
  showCover = false,
  showAlbum = false,
  defaultName = false,
  marked = null,
  aside,
  said,
  before,
  below,
  rowRef,
  rowStyle,
  isLifted = false,
}: Props) {
  const t = useTranslations("track");
  const lang = useLocale();
  const playable = playableOfTrack(track);
  const { trackVersion } = track;
  // The row of a track shows that any of its versions plays, unless that very version has a row beside it: one is lit.
  const current = usePlayer(({ current: playing }) => {
    if (samePlayable(playing, playable)) return true;
    if (trackVersion || playing?.id !== track.id) return false;
    return !list().some((other) => samePlayable(other, playing));
  });

  return (
    <li
      ref={rowRef}
      style={rowStyle}
      data-lifted={isLifted || undefined}
      data-track={track.id}
      data-track-version={trackVersion?.id}
      data-version-label={trackVersion?.version}
      data-playing={current}
      data-mood={playable.mood?.slug}
      aria-current={marked === track.id ? "true" : undefined}
      className={styles.row}
    >
      <div className="page-x flex">
        {before && (
          <div className="flex w-[52px] shrink-0 items-center gap-1 border-b border-line max-md:w-8 max-md:flex-col max-md:justify-center">
            {before}
          </div>
        )}
        <div
          data-cover={showCover}
          data-worked={before ? true : undefined}
          data-aside={aside && !before ? true : undefined}
          className={`${styles.columns} min-h-(--row-height) min-w-0 flex-1 border-b border-line`}
        >
          <RowPlay playable={playable} list={list} number={numbered ? number : null} />
          {showCover && <TrackCover track={track} />}
          <RowTitle track={track} wholeName={defaultName} showAlbum={showAlbum} said={said} />
          <RowWaveform playable={playable} list={list} />
          <Figure className={`${styles.duration} text-right text-body`} label={t("duration")}>
            {formatDuration(track.durationSeconds ?? parseDuration(track.duration))}
          </Figure>
          <Figure className={`${styles.bpm} text-right text-small text-ink2`} label={t("bpm")}>
            {track.bpm}
          </Figure>
          <span className={`${styles.tonality} truncate text-small text-ink2`}>
            {showTonality(track.tonality, lang)}
          </span>
          <RowMood mood={playable.mood} />
          <RowVersions track={track} />
          <RowActions track={track} playable={playable} />
        </div>
        {aside && (
          <div className="flex items-center gap-1 border-b border-line pl-3 max-md:flex-col max-md:justify-center max-md:pl-1">
            {aside}
          </div>
        )}
      </div>
      {below}
    </li>
  );
}
