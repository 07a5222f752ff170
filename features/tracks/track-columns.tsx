import { useTranslations } from "next-intl";
import styles from "./track-row.module.css";

/** Heads of the columns over an ink rule, for the eye: each row names its own figures to a screen reader. */
export function TrackColumns({
  numbered = false,
  showCover = false,
}: {
  numbered?: boolean;
  showCover?: boolean;
}) {
  const t = useTranslations("track");
  return (
    <div aria-hidden="true" className="page-x max-md:hidden">
      <div
        data-cover={showCover}
        className={`${styles.columns} border-b-2 border-ink pb-2 text-label text-ink3`}
      >
        <span className={`${styles.play} text-center`}>{numbered && t("number")}</span>
        <span className={styles.title}>{t("title")}</span>
        <span className={styles.wave}>{t("waveform")}</span>
        <span className={`${styles.duration} text-right`}>{t("duration")}</span>
        <span className={`${styles.bpm} text-right`}>{t("bpm")}</span>
        <span className={styles.tonality}>{t("tonality")}</span>
        <span className={styles.mood}>{t("mood")}</span>
        <span className={styles.versions}>{t("versions")}</span>
      </div>
    </div>
  );
}
