import { getTranslations } from "next-intl/server";
import { continentsEndpoint, taxonomiesEndpoint } from "#/contract/taxonomy.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { CATALOGUE_REVALIDATE } from "#/lib/api/revalidate.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { type GuidedGroup, guidedGroups } from "./guided-groups.ts";

const ENABLED = { isEnable: "1", isFeatured: "1" } as const;

/** Reads the possible filters on the server; failures are omitted and logged. */
export async function readGuidedGroups(lang: Lang): Promise<GuidedGroup[]> {
  const [t, taxonomies, continents] = await Promise.all([
    getTranslations("guided"),
    withFallback(
      cachedCall(
        taxonomiesEndpoint,
        { query: ENABLED },
        { tags: ["taxonomies"], revalidate: CATALOGUE_REVALIDATE },
      ),
      null,
      "Taxonomies",
    ),
    withFallback(
      cachedCall(
        continentsEndpoint,
        { query: ENABLED },
        { tags: ["continents"], revalidate: CATALOGUE_REVALIDATE },
      ),
      null,
      "Continents",
    ),
  ]);
  return guidedGroups(
    taxonomies?.["hydra:member"] ?? [],
    continents?.["hydra:member"] ?? [],
    t("territories"),
    lang,
  );
}
