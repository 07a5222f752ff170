import { useLocale, useTranslations } from "next-intl";
import { type CSSProperties, lazy, type ReactNode, type Ref, Suspense, useId, useRef, useState } from "react";
import type { Id } from "#/contract/hydra.ts";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { Estimate } from "#/features/player/estimate.tsx";
import { type Playable, playableOfTrack, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { showTonality } from "#/features/player/tonality.ts";
import type { Marks } from "#/features/session/marks-store.ts";
import { RowVersions } from "#/features/tracks/versions/row-versions.tsx";
import { Figure } from "./figure.tsx";
import { RowActions } from "./row-actions.tsx";
import { RowMood } from "./row-mood.tsx";
import { RowPlay } from "./row-play.tsx";
import { RowTitle } from "./row-title.tsx";
import type { RowTrack } from "./row-track.ts";
import { RowWaveform } from "./row-waveform.tsx";
import { TrackCover } from "./track-cover.tsx";
import styles from "./track-row.module.css";

const UnfoldedVersions = lazy(async () => ({
  default: (await import("#/features/tracks/versions/unfolded-versions.tsx")).UnfoldedVersions,
}));

/** Options of a list of tracks. */
export interface TrackListOptions {
  /** Numbers the rows from 1; otherwise the play icon is in that column. */
  numbered?: boolean;
  /** Shows each track's cover; drop it in the list of one album (looks §8). */
  showCover?: boolean;
  /** Shows the album beside the writers. */
  showAlbum?: boolean;
  /** Shows whole names, also where they do not fit (spec §9). */
  defaultName?: boolean;
  /** Id of the track in the visitor's address. */
  marked?: Id | null;
}

/** Props that sortable and virtual lists pass to a row's element. */
export interface RowFrame {
  ref: Ref<HTMLLIElement>;
  style?: CSSProperties;
  /** Its index in a list that is only partly rendered. */
  index?: number;
  /** Whether it is being dragged. */
  isLifted?: boolean;
}

interface Props extends TrackListOptions {
  track: RowTrack;
  number: number;
  /** The queue for previous and next when playing starts here. */
  list: () => readonly Playable[];
  /** A mark to hide in all rows, because the list itself states it. */
  hideMark?: keyof Marks;
  /** Content before the columns: the handle and the checkbox of an editable list. */
  leading?: ReactNode;
  /** Content after the columns: the time it was heard, additional actions. */
  trailing?: ReactNode;
  /** Content under the columns. */
  footer?: ReactNode;
  frame?: RowFrame;
}

/** Renders one track, or one version of it: play, title and writers, waveform, figures, mood, versions (looks §5). */
export function TrackRow({
  track,
  number,
  list,
  numbered = false,
  showCover = false,
  showAlbum = false,
  defaultName = false,
  marked = null,
  hideMark,
  leading,
  trailing,
  footer,
  frame,
}: Props) {
  const t = useTranslations("track");
  const lang = useLocale();
  const playable = playableOfTrack(track);
  const { trackVersion } = track;
  const family = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const fold = () => {
    setUnfolded(false);
    opener.current?.focus();
  };
  // The row of a track is highlighted while any of its versions plays, unless that version has a row of its own
  // beside it.
  const current = usePlayer(({ current: playing }) => {
    if (samePlayable(playing, playable)) return true;
    if (trackVersion || playing?.id !== track.id) return false;
    return !list().some((other) => samePlayable(other, playing));
  });

  return (
    <li
      ref={frame?.ref}
      style={frame?.style}
      data-index={frame?.index}
      data-lifted={frame?.isLifted || undefined}
      data-track={track.id}
      data-track-version={trackVersion?.id}
      data-version-label={trackVersion?.version}
      data-playing={current}
      data-mood={playable.mood?.slug}
      aria-current={marked === track.id ? "true" : undefined}
      data-unfolded={isUnfolded || undefined}
      className={`${styles.row} page-x`}
    >
      {leading && (
        <div className="flex w-[52px] shrink-0 items-center gap-1 border-b border-line max-md:w-8 max-md:flex-col max-md:justify-center">
          {leading}
        </div>
      )}
      <div
        data-cover={showCover}
        data-worked={leading ? true : undefined}
        data-trailing={trailing && !leading ? true : undefined}
        className={`${styles.columns} min-h-(--row-height) border-b border-line`}
      >
        <RowPlay playable={playable} list={list} number={numbered ? number : null} />
        {showCover && <TrackCover track={track} />}
        <RowTitle track={track} wholeName={defaultName} showAlbum={showAlbum} hideMark={hideMark} />
        <RowWaveform playable={playable} list={list} />
        <Figure className={`${styles.duration} text-right text-body`} label={t("duration")}>
          {formatDuration(track.durationSeconds ?? parseDuration(track.duration))}
        </Figure>
        <Figure className={`${styles.bpm} text-right text-small text-ink2`} label={t("bpm")}>
          <Estimate fact="bpm" of={track}>
            {track.bpm}
          </Estimate>
        </Figure>
        <span className={`${styles.tonality} truncate text-small text-ink2`}>
          <Estimate fact="tonality" of={track}>
            {showTonality(track.tonality, lang)}
          </Estimate>
        </span>
        <RowMood mood={playable.mood} />
        <RowVersions
          track={track}
          panel={family}
          isOpen={isUnfolded}
          onToggle={() => (isUnfolded ? fold() : setUnfolded(true))}
          onEscape={fold}
          ref={opener}
        />
        <RowActions track={track} playable={playable} />
      </div>
      {trailing && (
        <div className="flex items-center gap-1 border-b border-line pl-3 max-md:flex-col max-md:justify-center max-md:pl-1">
          {trailing}
        </div>
      )}
      {footer && <div className={styles.footer}>{footer}</div>}
      {isUnfolded && (
        <Suspense fallback={null}>
          <UnfoldedVersions
            id={family}
            track={track}
            around={list}
            beside={{ showCover, isWorked: Boolean(leading), hasTrailing: Boolean(trailing && !leading) }}
            onEscape={fold}
          />
        </Suspense>
      )}
    </li>
  );
}
