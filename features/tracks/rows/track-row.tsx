import {
  type CSSProperties,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useId,
  useState,
} from "react";
import type { Id } from "#/contract/hydra.ts";
import { moodOf } from "#/features/player/mood-of.ts";
import type { Marks } from "#/features/session/marks-store.ts";
import type { RowTrack } from "../row-parts/row-track.ts";
import styles from "../row-parts/track-row.module.css";
import { RowColumns } from "./row-columns.tsx";
import { rowState, useRows } from "./row-state.ts";

const UnfoldedVersions = lazy(async () => ({
  default: (await import("#/features/tracks/versions/unfolded-versions.tsx")).UnfoldedVersions,
}));

/** Options of a list of tracks. */
export interface TrackListOptions {
  /** Numbers the rows from 1; otherwise the play icon is in that column. */
  numbered?: boolean;
  /** Shows each track's cover; leave it out in the list of one album (looks §8). */
  showCover?: boolean;
  /** Shows the album beside the writers. */
  showAlbum?: boolean;
  /** Shows full names, even where they do not fit on one line (spec §9). */
  defaultName?: boolean;
  /** Id of the track in the page's address. */
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

/**
 * Renders one track, or one version of it: play, title and writers, waveform, figures, mood, versions (looks §5). Needs
 * `TrackRows` around it, which handles its buttons.
 */
export function TrackRow({
  track,
  number,
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
  const rows = useRows();
  const row = rowState(rows, track);
  const { trackVersion } = track;
  const family = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const unfold = useCallback(
    (isOpen: boolean) => {
      setUnfolded(isOpen);
      if (!isOpen)
        document
          .getElementById(family)
          ?.closest("li")
          ?.querySelector<HTMLElement>("[data-versions]")
          ?.focus();
    },
    [family],
  );
  const beside = {
    showCover,
    isWorked: Boolean(leading),
    hasTrailing: Boolean(trailing && !leading),
  };

  return (
    <li
      ref={frame?.ref}
      style={frame?.style}
      data-index={frame?.index}
      data-lifted={frame?.isLifted || undefined}
      data-track={track.id}
      data-track-version={trackVersion?.id}
      data-version-label={trackVersion?.version}
      data-playing={row.sounding !== null || undefined}
      data-mood={moodOf(track.terms)?.slug}
      aria-current={marked === track.id ? "true" : undefined}
      data-unfolded={isUnfolded || undefined}
      className={`${styles.row} page-x`}
    >
      {leading && (
        <div className="flex w-[52px] shrink-0 items-center gap-1 border-b border-line max-md:w-8 max-md:flex-col max-md:justify-center">
          {leading}
        </div>
      )}
      <RowColumns
        {...row}
        {...beside}
        track={track}
        number={numbered ? number : null}
        wholeName={defaultName}
        showAlbum={showAlbum}
        hideMark={hideMark}
        family={family}
        isUnfolded={isUnfolded}
        onUnfold={unfold}
      />
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
            around={rows.list}
            beside={beside}
            onEscape={() => unfold(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
