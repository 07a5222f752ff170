import { briefSearchEndpoint } from "#/contract/brief.ts";
import { type SearchKind, termsearchEndpoint, trackSearchEndpoint } from "#/contract/search.ts";
import { SEARCH_MAX_LENGTH } from "#/contract/search-length.ts";
import { synonymSearchEndpoint } from "#/contract/synonym-search.ts";
import { call } from "#/lib/api/call.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { guidedPage } from "./guided/guided-page.ts";
import { guidedQuery } from "./guided/guided-state.ts";
import { briefPage, pageWithoutText, type SearchPage } from "./search-page.ts";
import type { SearchRoute, SearchState } from "./search-state.ts";

interface Asked {
  lang: Lang;
  /** The route of the synonyms also searches the words near those of the text. */
  route: SearchRoute;
  /** Whether to count the possible filters. */
  facets: boolean;
  signal?: AbortSignal | undefined;
}

const briefQuery = ({ text, filters }: SearchState, lang: Lang, facets: boolean) => ({
  search: text,
  locale: lang,
  ...(!facets && { facets: "0" }),
  ...guidedQuery(filters),
});

const synonymQuery = (state: SearchState, lang: Lang, facets: boolean) => ({
  ...briefQuery(state, lang, facets),
  ...(state.without.length > 0 && { "without[]": [...state.without] }),
});

/** Returns a page of the tracks that a state finds; throws as `call` does. */
export async function fetchSearch(
  state: SearchState,
  { lang, route, facets, signal }: Asked,
): Promise<SearchPage> {
  if (state.text === "") {
    const answer = await call(termsearchEndpoint, { query: guidedQuery(state.filters), signal });
    return pageWithoutText(guidedPage(answer, state.filters));
  }
  if (route === "synonyms") {
    const answer = await call(synonymSearchEndpoint, { query: synonymQuery(state, lang, facets), signal });
    return { ...briefPage(answer, state, facets), near: answer.synonyms };
  }
  const answer = await call(briefSearchEndpoint, { query: briefQuery(state, lang, facets), signal });
  return briefPage(answer, state, facets);
}

/** Returns the number of tracks that a state finds. */
export async function fetchTotal(
  state: SearchState,
  { lang, route, signal }: Omit<Asked, "facets">,
): Promise<number> {
  const first = { ...state, filters: { ...state.filters, page: 1 } };
  const none = { itemsPerPage: "0" };
  const ask = () => {
    if (state.text === "")
      return call(termsearchEndpoint, { query: { ...guidedQuery(first.filters), ...none }, signal });
    if (route === "synonyms")
      return call(synonymSearchEndpoint, { query: { ...synonymQuery(first, lang, false), ...none }, signal });
    return call(briefSearchEndpoint, { query: { ...briefQuery(first, lang, false), ...none }, signal });
  };
  return (await ask())["hydra:totalItems"];
}

/** Returns the part of a brief that the search by words accepts. */
export const wordsOf = (text: string): string => [...text].slice(0, SEARCH_MAX_LENGTH).join("");

export type KindCounts = Readonly<Record<SearchKind, number>>;

/** Returns the number of results of each kind for the words of a text. */
export async function fetchKinds({ text, without }: SearchState, signal?: AbortSignal): Promise<KindCounts> {
  const query = {
    search: wordsOf(text),
    type: "track",
    ...(without.length > 0 && { "without[]": [...without] }),
    itemsPerPage: "0",
    facets: "0",
  } as const;
  return (await call(trackSearchEndpoint, { query, signal })).counts;
}
