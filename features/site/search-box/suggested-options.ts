import { type Suggestion, searchSuggestionsEndpoint } from "#/contract/search-suggestions.ts";
import { call } from "#/lib/api/call.ts";
import { type Href, hrefPath } from "#/lib/i18n/href.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumSlug, termTitle } from "#/lib/i18n/localise.ts";
import { searchPath } from "./search-path.ts";

/** One line under the search box: its text and its address. */
export interface SuggestedOption {
  key: string;
  kind: Suggestion["kind"] | "recent";
  title: string;
  note: string | null;
  path: string;
}

function hrefOf({ kind, slug, slugFr }: Suggestion, lang: Lang): Href {
  const own = albumSlug({ slug, slugFr }, lang);
  switch (kind) {
    case "term":
      return { pathname: "/search-guidee", query: { terms: slug } };
    case "territory":
      return { pathname: "/search-guidee", query: { territory: slug } };
    case "writer":
      return { pathname: "/nos-compositeurs/[slug]", params: { slug: own } };
    default:
      return { pathname: "/album/[slug]", params: { slug: own } };
  }
}

/** Returns the catalogue's suggestions for a text, in the page's language; throws as `call` does. */
export async function suggestedOptions(
  text: string,
  lang: Lang,
  signal: AbortSignal,
): Promise<SuggestedOption[]> {
  const { suggestions } = await call(searchSuggestionsEndpoint, { query: { search: text }, signal });
  return suggestions.map((one) => {
    const title = termTitle(one, lang);
    const note = (lang === "fr" ? one.noteFr : one.note) ?? null;
    return {
      key: `${one.kind} ${one.slug}`,
      kind: one.kind,
      title,
      note: note === title ? null : note,
      path: hrefPath(hrefOf(one, lang), lang),
    };
  });
}

/** Returns earlier searches as lines. */
export function recentOptions(searches: readonly string[], lang: Lang): SuggestedOption[] {
  return searches.flatMap((text) => {
    const path = searchPath(text, lang);
    return path ? [{ key: `recent ${text}`, kind: "recent" as const, title: text, note: null, path }] : [];
  });
}
