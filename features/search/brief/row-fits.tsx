import { useTranslations } from "next-intl";
import type { Concept } from "#/contract/brief.ts";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { FoundTrack } from "../search-page.ts";
import { conceptTitle } from "./concept-name.ts";
import { type ShownFit, shownFits } from "./fits.ts";
import styles from "./row-fits.module.css";

/**
 * Renders the concepts that a track has, comes near and lacks, below its row: «✓ Tension ≈ 1:12 − pas de version Stem».
 * A track that has all of them is marked if others do not.
 */
export function RowFits({
  track,
  concepts,
  areSomeWhole,
}: {
  track: FoundTrack;
  concepts: readonly Concept[];
  /** Whether some of the found tracks meet the whole brief, and others do not. */
  areSomeWhole: boolean;
}) {
  const t = useTranslations("brief");
  const fits = shownFits(track.fits, concepts);
  const words = useFitWords(track);
  if (fits.length === 0) return null;
  const isWhole = areSomeWhole && fits.every(({ how }) => how === "met");
  return (
    <div data-fits className={`page-x ${styles.fits}`}>
      <ul aria-label={t("fits", { name: track.name })}>
        {isWhole && <li className={styles.whole}>{t("whole")}</li>}
        {fits.map((fit) => (
          <li key={fit.concept.start} data-fit={fit.how}>
            {fit.how === "near" && <span className="sr-only">{t("near")} </span>}
            {words(fit)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Returns a function for the words of a fit: with the track's own tempo, length … if asked for, else with its terms.
 */
function useFitWords(track: FoundTrack): (fit: ShownFit) => string {
  const t = useTranslations("brief");
  const lang = useLang();
  const versionLabel = useVersionLabel();
  return ({ concept, how, leads = [], bpm }) => {
    const name = conceptTitle(concept, lang);
    const isLacking = how === "lacks";
    const instead = (value: string) => (isLacking ? t("otherwise", { value, name }) : value);
    switch (concept.kind) {
      case "tempo":
        if (bpm === null || bpm === undefined) return t("noTempo");
        return instead(t("bpm", { bpm }));
      case "length": {
        const seconds = track.durationSeconds ?? parseDuration(track.duration);
        return seconds > 0 ? instead(formatDuration(seconds)) : t("noLength");
      }
      case "version":
        // A version that meets «sans voix» may have another name, such as «60 secondes» of a track without vocals.
        if (!track.trackVersion || how === "met") return isLacking ? t("lacksVersion", { name }) : name;
        return instead(versionLabel(track.trackVersion.version));
      default: {
        if (isLacking) return t("lacks", { name });
        const terms = leads.flatMap((at) => concept.leads[at] ?? []).map((lead) => termTitle(lead, lang));
        return terms.length === 0 || terms[0] === name ? name : t("by", { name, terms: terms.join(", ") });
      }
    }
  };
}
