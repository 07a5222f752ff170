import { useLocale, useTranslations } from "next-intl";
import { Estimate } from "#/features/player/estimate.tsx";
import { formatTonality } from "#/features/player/tonality-name.ts";
import { TermTags } from "../row-parts/term-tags.tsx";
import type { VersionFacts } from "./version-facts.ts";

/** Renders tempo, key, publisher and terms as list items; leaves out null values. */
export function VersionFactItems(facts: VersionFacts) {
  const { bpm, tonality, publisher, terms } = facts;
  const t = useTranslations("versions");
  const lang = useLocale();
  return (
    <>
      {bpm !== null && (
        <li>
          <Estimate fact="bpm" of={facts}>
            {t("bpmValue", { bpm })}
          </Estimate>
        </li>
      )}
      {tonality && (
        <li>
          <Estimate fact="tonality" of={facts}>
            {formatTonality(tonality, lang)}
          </Estimate>
        </li>
      )}
      {publisher && <li>{publisher}</li>}
      <TermTags terms={terms} />
    </>
  );
}
