import { Check, Minus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Concept } from "#/contract/brief.ts";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { FoundTrack } from "../search-page.ts";
import { conceptTitle } from "./concept-name.ts";
import { fitsOf } from "./fits.ts";

/** What of the brief a title meets and what it lacks, under its row: «Tension · 98 bpm · pas de version 60 s». */
export function RowFits({ track, concepts }: { track: FoundTrack; concepts: readonly Concept[] }) {
  const t = useTranslations("brief");
  const fits = fitsOf(track, concepts);
  const words = useFitWords(track);
  if (fits.length === 0) return null;
  return (
    <div data-fits className="page-x -mt-1">
      <ul
        aria-label={t("fits", { name: track.name })}
        className="flex flex-wrap gap-x-3 gap-y-0.5 border-line border-b pb-2 pl-[52px] text-small md:pl-[112px] min-[1200px]:pl-[120px]"
      >
        {fits.map(({ concept, isMet }) => (
          <li
            key={concept.start}
            className={`inline-flex items-center gap-1 ${isMet ? "text-ink2" : "text-ink3"}`}
          >
            {isMet ? (
              <Check aria-hidden="true" size={12} strokeWidth={2.25} />
            ) : (
              <Minus aria-hidden="true" size={12} strokeWidth={2.25} />
            )}
            {words(concept, isMet)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Gives how a title meets or lacks a concept: by its own figure where it is one. */
function useFitWords(track: FoundTrack): (concept: Concept, isMet: boolean) => string {
  const t = useTranslations("brief");
  const lang = useLang();
  const versionLabel = useVersionLabel();
  return (concept, isMet) => {
    const name = conceptTitle(concept, lang);
    switch (concept.kind) {
      case "tempo":
        if (track.bpm === null) return t("lacks", { name });
        return isMet ? t("bpm", { bpm: track.bpm }) : t("bpmInstead", { bpm: track.bpm, name });
      case "length":
        if (!isMet) return t("lacksLength", { name });
        return formatDuration(track.durationSeconds ?? parseDuration(track.duration));
      case "version":
        if (!isMet) return t("lacksVersion", { name });
        return track.trackVersion ? versionLabel(track.trackVersion.version) : name;
      default:
        return isMet ? name : t("lacks", { name });
    }
  };
}
