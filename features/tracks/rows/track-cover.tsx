import { useLocale } from "next-intl";
import { Picture } from "#/components/picture/picture.tsx";
import type { Track } from "#/contract/track.ts";
import { coverPath } from "#/lib/i18n/localise.ts";
import styles from "../row-parts/track-row.module.css";

/** CSS pixels. */
const SIZE = 40;

/** Renders the track's cover, 40 px, and less in tight rows; decorative beside the title. */
export function TrackCover({ track }: { track: Pick<Track, "image" | "imageFr"> }) {
  const cover = coverPath(track, useLocale());
  if (!cover) return <span className={styles.cover} />;
  return <Picture path={cover} width={SIZE} className={styles.cover} />;
}
