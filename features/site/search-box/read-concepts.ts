import { briefSearchEndpoint } from "#/contract/brief.ts";
import { call } from "#/lib/api/call.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle } from "#/lib/i18n/localise.ts";

/** One thing that a text is read as. */
export interface ReadConcept {
  name: string;
  isOut: boolean;
}

/** What a text of several words would be searched as, in the page's language; throws as `call` does. */
export async function readConcepts(text: string, lang: Lang, signal: AbortSignal): Promise<ReadConcept[]> {
  const query = { search: text, locale: lang, facets: "0", itemsPerPage: "0" };
  const { concepts } = await call(briefSearchEndpoint, { query, signal });
  return concepts.map((concept) => ({
    name: concept.kind === "text" ? concept.words : termTitle(concept, lang),
    isOut: concept.mode === "excluded",
  }));
}
