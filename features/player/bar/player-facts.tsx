import { useLocale, useTranslations } from "next-intl";
import { MoodLabel } from "../mood-label.tsx";
import type { Playable } from "../playable.ts";
import { showTonality } from "../tonality.ts";
import { useVersionLabel } from "../use-version-label.ts";

/** Tempo, key, mood and version of what plays. */
export function PlayerFacts({ current }: { current: Playable }) {
  const t = useTranslations("player");
  const locale = useLocale();
  const versionLabel = useVersionLabel();
  return (
    <ul className="flex min-w-0 flex-1 items-center justify-end gap-5 whitespace-nowrap text-small text-ink2 max-lg:hidden">
      {current.bpm !== null && <li>{t("bpm", { bpm: current.bpm })}</li>}
      {current.tonality && <li>{showTonality(current.tonality, locale)}</li>}
      {current.mood && (
        <li>
          <MoodLabel mood={current.mood} />
        </li>
      )}
      <li className="truncate font-semibold text-ink">
        {current.version ? versionLabel(current.version) : t("fullVersion")}
      </li>
    </ul>
  );
}
