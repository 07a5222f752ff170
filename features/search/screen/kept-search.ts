import { useRouter } from "next/navigation";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";
import { readSearchAddress, type SearchRoute, type SearchState, searchAddress } from "../search-state.ts";

const NEAR_KEPT = "search-synonym";

/**
 * Returns a search as it is saved: its query on the route without a path, from its first page; a search by synonyms
 * with its route, since the same query finds other tracks there.
 */
export function keptSearch(state: SearchState, route: SearchRoute): string {
  const isNear = route === "synonyms" && state.text !== "";
  const first = {
    ...state,
    kind: null,
    without: isNear ? state.without : [],
    filters: { ...state.filters, page: 1 },
  };
  const address = searchAddress(first, "guided", "fr");
  if (!address.includes("?")) return "";
  return (isNear ? NEAR_KEPT : "") + address.slice(address.indexOf("?"));
}

/** Returns a function that opens a saved search: by `show` if this route finds the same, else by its own route. */
export function useKeptSearch(route: SearchRoute, show: (state: SearchState) => void) {
  const lang = useLang();
  const router = useRouter();
  return (kept: string) => {
    const isNear = kept.startsWith(NEAR_KEPT);
    if (isNear === (route === "synonyms")) return show(readSearchAddress(`/${kept}`));
    beginNavigation();
    router.push(`/${lang}/${isNear ? "" : "search-guidee"}${kept}`);
  };
}
