import { useLocale } from "next-intl";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import type { Marks } from "#/features/session/marks-store.ts";
import { albumName, albumSlug } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { RowMarks } from "./row-marks.tsx";
import type { RowTrack } from "./row-track.ts";
import { shortName } from "./short-name.ts";
import styles from "./track-row.module.css";
import { TrackWriters } from "./track-writers.tsx";

/**
 * Renders the title (a link to the track's page) over its version, if it is one, its writers, and optionally its
 * album.
 */
export function RowTitle({
  track,
  wholeName,
  showAlbum,
  hideMark,
}: {
  track: RowTrack;
  wholeName: boolean;
  showAlbum: boolean;
  /** See `TrackRow`. */
  hideMark?: keyof Marks | undefined;
}) {
  const lang = useLocale();
  const versionLabel = useVersionLabel();
  const { trackVersion } = track;
  const shown = wholeName ? track.name : shortName(track.name);
  // A whole name takes as many lines as it needs (S52).
  const uncut = wholeName ? "block wrap-anywhere" : "block truncate";
  const look = shown === track.name ? uncut : styles.fitted;
  return (
    <div className={`${styles.title} min-w-0 self-center`}>
      <Link
        href={{ pathname: "/album/[slug]", params: { slug: track.slug } }}
        title={shown === track.name ? undefined : track.name}
        aria-label={shown === track.name ? undefined : track.name}
        wordsLang={track.nameLang}
        className={`${look} pt-1 text-row font-semibold hover:underline`}
      >
        {shown !== track.name && <span aria-hidden="true" data-short={shown} className={styles.short} />}
        <span className={styles.full}>{track.name}</span>
      </Link>
      <p className={`${styles.credits} flex text-small text-ink2`}>
        {trackVersion && (
          <span className="shrink-0 pr-1 font-semibold text-ink">
            {versionLabel(trackVersion.version)}
            <span aria-hidden="true" className="font-normal text-ink2">
              {"\u00a0·"}
            </span>
          </span>
        )}
        <TrackWriters writers={track.writer} name={track.name} />
        {showAlbum && (
          <span className="min-w-0 max-w-max flex-1 shorten pb-2">
            {"\u00a0· "}
            <Link
              href={{ pathname: "/album/[slug]", params: { slug: albumSlug(track.albumDetails, lang) } }}
              className="pb-2 hover:underline"
            >
              {albumName(track.albumDetails, lang)}
            </Link>
          </span>
        )}
        <RowMarks item={track} hideMark={hideMark} />
      </p>
    </div>
  );
}
