import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styles from "../row-parts/track-row.module.css";
import { DensitySwitch } from "./density-switch.tsx";

/**
 * Renders the column headings for sighted people: for screen readers each row labels its own figures. The density
 * switch is at their end, above the actions of the rows.
 */
export function TrackColumns({
  numbered = false,
  showCover = false,
  trailing,
  hasLeading = false,
}: {
  numbered?: boolean;
  showCover?: boolean;
  /** Heading of the rows' trailing content, of the same width. */
  trailing?: ReactNode;
  /** Whether rows have a handle and a checkbox before their columns. */
  hasLeading?: boolean;
}) {
  const t = useTranslations("track");
  return (
    <div data-list-head className="page-x flex max-md:hidden">
      {hasLeading && <span className="w-[52px] shrink-0 border-b-2 border-ink" />}
      <div
        aria-hidden="true"
        data-cover={showCover}
        data-worked={hasLeading || undefined}
        data-trailing={trailing && !hasLeading ? true : undefined}
        className={`${styles.columns} min-w-0 flex-1 border-b-2 border-ink pb-2 text-label text-ink3`}
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
      <DensitySwitch className="-ml-7 -mt-2" />
      {trailing && (
        <div aria-hidden="true" className="border-b-2 border-ink pb-2 pl-3 text-label text-ink3">
          {trailing}
        </div>
      )}
    </div>
  );
}
