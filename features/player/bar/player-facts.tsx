import { useLocale, useTranslations } from "next-intl";
import { Estimate } from "../estimate.tsx";
import { MoodLabel } from "../mood-label.tsx";
import { usePart } from "../part/part.ts";
import type { Playable } from "../playable.ts";
import { formatTonality } from "../tonality-name.ts";
import { useVersionLabel } from "../use-version-label.ts";

/**
 * Tempo, key and mood of the current sound, and its version if there is no version menu. They are on one line: if they
 * do not fit, the last ones are left out, never truncated or wrapped.
 */
export function PlayerFacts({ current, hasVersions }: { current: Playable; hasVersions: boolean }) {
  const t = useTranslations("player");
  const locale = useLocale();
  const versionLabel = useVersionLabel();
  // The times of a marked part take this place if there is no room for both.
  const hasPart = usePart(({ src, part }) => part !== null && src === current.src);
  return (
    <ul
      className={`ml-auto flex h-[17px] min-w-0 flex-wrap justify-end gap-x-5 overflow-hidden whitespace-nowrap text-small text-ink2 ${hasPart ? "max-[1679px]:hidden" : "max-[1399px]:hidden"}`}
    >
      {current.bpm !== null && (
        <li>
          <Estimate fact="bpm" of={current}>
            {t("bpm", { bpm: current.bpm })}
          </Estimate>
        </li>
      )}
      {current.tonality && (
        <li>
          <Estimate fact="tonality" of={current}>
            {formatTonality(current.tonality, locale)}
          </Estimate>
        </li>
      )}
      {current.mood && (
        <li>
          <MoodLabel mood={current.mood} />
        </li>
      )}
      {!hasVersions && (
        <li className="truncate font-semibold text-ink">
          {current.version ? versionLabel(current.version) : t("fullVersion")}
        </li>
      )}
    </ul>
  );
}
