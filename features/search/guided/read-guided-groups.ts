import { getTranslations } from "next-intl/server";
import { continentsEndpoint, taxonomiesEndpoint } from "#/contract/taxonomy.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { type GuidedGroup, guidedGroups } from "./guided-groups.ts";

/** Seconds the groups are kept; a purge of their tags comes sooner (contract §0.3). */
const REVALIDATE = 300;
const ENABLED = { isEnable: "1", isFeatured: "1" } as const;

/** What a search may be narrowed by, read on the server; what fails is left out and logged. */
export async function readGuidedGroups(lang: Lang): Promise<GuidedGroup[]> {
  const [t, taxonomies, continents] = await Promise.all([
    getTranslations("guided"),
    withFallback(
      cachedCall(taxonomiesEndpoint, { query: ENABLED }, { tags: ["taxonomies"], revalidate: REVALIDATE }),
      null,
      "Taxonomies",
    ),
    withFallback(
      cachedCall(continentsEndpoint, { query: ENABLED }, { tags: ["continents"], revalidate: REVALIDATE }),
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
