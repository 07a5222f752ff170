import { useLocale } from "next-intl";
import { Picture } from "#/components/picture/picture.tsx";
import { SharedPicture } from "#/components/picture/shared-picture.tsx";
import type { Track } from "#/contract/track.ts";
import { coverIn } from "#/features/player/covers-url.ts";
import { coverPath } from "#/lib/i18n/localise.ts";
import styles from "../row-parts/track-row.module.css";

/** CSS pixels. */
const SIZE = 40;

/**
 * Renders the track's cover, 40 px, and less in tight rows; decorative beside the title. `covers` is the
 * drawing that holds it and others of the list.
 */
export function TrackCover({
  track,
  covers = null,
}: {
  track: Pick<Track, "id" | "image" | "imageFr">;
  covers?: string | null;
}) {
  const cover = coverPath(track, useLocale());
  if (!cover) return <span className={styles.cover} />;
  const own = { path: cover, width: SIZE, className: styles.cover };
  if (covers === null) return <Picture {...own} />;
  return <SharedPicture {...coverIn("track", covers, track.id, SIZE)} {...own} />;
}
