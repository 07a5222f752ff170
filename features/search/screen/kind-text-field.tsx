"use client";

import { useRouter } from "next/navigation";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";
import { type SearchState, searchAddress, withText } from "../search-state.ts";
import { TextField } from "./text-field.tsx";

/** Renders the search field above server-rendered results: another text leads to its page. */
export function KindTextField({ state }: { state: SearchState }) {
  const lang = useLang();
  const router = useRouter();
  return (
    <TextField
      text={state.text}
      route="text"
      onSearch={(text) => {
        beginNavigation();
        router.push(searchAddress(withText(state, text), "text", lang));
      }}
    />
  );
}
