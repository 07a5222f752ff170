import { houseName } from "#/contract/house-name.ts";
import { referentialsEndpoint } from "#/contract/site.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstContent } from "#/lib/i18n/localise.ts";

/** Seconds until they expire; a purge of their tag removes them sooner. */
const REVALIDATE = 3600;

/**
 * Returns the title and introduction that a house set for the home page: the referentials HOME_TITLE and
 * HOME_INTRO.
 */
export async function houseWords(lang: Lang) {
  const [title, intro] = await Promise.all(
    ["HOME_TITLE", "HOME_INTRO"].map(async (name) => {
      const kept = { tags: ["referentials"], revalidate: REVALIDATE };
      const found = cachedCall(referentialsEndpoint, { query: { name } }, kept);
      const [first] = (await withFallback(found, null, `Referential ${name}`))?.["hydra:member"] ?? [];
      return first && frenchFirstContent(first, lang);
    }),
  );
  return { title: title || houseName(), intro: intro || null };
}
