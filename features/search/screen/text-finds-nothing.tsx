import { useQuery } from "@tanstack/react-query";
import { useLang } from "#/lib/i18n/use-lang.ts";
import type { SearchState } from "../search-state.ts";
import { NothingFound } from "../text/nothing-found.tsx";
import type { DrawnSearch } from "./use-search.ts";

/** Renders a message for a text without any similar track: what other searches would find, and how to ask a person. */
export function TextFindsNothing({ state, drawn }: { state: SearchState; drawn: DrawnSearch }) {
  const lang = useLang();
  const { data: ways = null } = useQuery({
    queryKey: ["search-ways", state.text],
    queryFn: async () => (await import("../text/search-ways.ts")).searchWays(state.text, lang),
    initialData: state.text === drawn.state.text ? (drawn.ways ?? undefined) : undefined,
    meta: { silent: true },
  });
  return <NothingFound lang={lang} state={state} ways={ways} />;
}
