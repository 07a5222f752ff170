import type { Marks } from "#/features/session/marks-store.ts";
import { albumName, albumSlug } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import type { RowTrack } from "../row-parts/row-track.ts";
import styles from "../row-parts/track-row.module.css";
import { RowMarks } from "./row-marks.tsx";
import type { RowState } from "./row-state.ts";
import { shortName } from "./short-name.ts";
import { TrackWriters } from "./track-writers.tsx";

/**
 * Renders the title (a link to the track's page), above its version, if it is one, its writers, and optionally its
 * album.
 */
export function RowTitle({
  track,
  row,
  wholeName,
  showAlbum,
  hideMark,
}: {
  track: RowTrack;
  row: Pick<RowState, "words" | "isHeard" | "isDownloaded" | "isInProject">;
  wholeName: boolean;
  showAlbum: boolean;
  /** See `TrackRow`. */
  hideMark?: keyof Marks | undefined;
}) {
  const { words } = row;
  const { trackVersion, name } = track;
  const short = wholeName ? name : shortName(name);
  const isFitted = short !== name;
  // A full name takes as many lines as it needs (S52).
  const look = isFitted ? styles.fitted : wholeName ? styles.whole : styles.cut;
  return (
    <div className={styles.title}>
      <Link
        href={{ pathname: "/album/[slug]", params: { slug: track.slug } }}
        title={isFitted ? name : undefined}
        aria-label={isFitted ? name : undefined}
        wordsLang={track.nameLang}
        className={look}
      >
        {isFitted ? (
          <>
            <span aria-hidden="true" data-short={short} className={styles.short} />
            <span className={styles.full}>{name}</span>
          </>
        ) : (
          name
        )}
      </Link>
      <p className={styles.credits}>
        {trackVersion && (
          <span className={`${styles.version} shorten pr-1 pb-2 font-semibold text-ink`}>
            {words.versionLabel(trackVersion.version)}
            <span aria-hidden="true" className="font-normal text-ink2">
              {"\u00a0·"}
            </span>
          </span>
        )}
        <TrackWriters writers={track.writer} name={name} />
        {showAlbum && (
          <span className={`${styles.album} shorten`}>
            {"\u00a0· "}
            <Link
              href={{
                pathname: "/album/[slug]",
                params: { slug: albumSlug(track.albumDetails, words.lang) },
              }}
            >
              {albumName(track.albumDetails, words.lang)}
            </Link>
          </span>
        )}
        <RowMarks row={row} hideMark={hideMark} />
      </p>
    </div>
  );
}
