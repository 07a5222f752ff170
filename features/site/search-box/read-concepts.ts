import { briefSearchEndpoint } from "#/contract/brief.ts";
import { call } from "#/lib/api/call.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle } from "#/lib/i18n/localise.ts";

/** One concept of a text. */
export interface ReadConcept {
  name: string;
  isExcluded: boolean;
}

/** Returns the concepts of a text of several words, in the page's language; throws as `call` does. */
export async function readConcepts(text: string, lang: Lang, signal: AbortSignal): Promise<ReadConcept[]> {
  const query = { search: text, locale: lang, facets: "0", itemsPerPage: "0" };
  const { concepts } = await call(briefSearchEndpoint, { query, signal });
  return concepts.map((concept) => ({
    name: concept.kind === "text" ? concept.words : termTitle(concept, lang),
    isExcluded: concept.mode === "excluded",
  }));
}
