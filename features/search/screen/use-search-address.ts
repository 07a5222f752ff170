import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";
import { readSearchAddress, type SearchRoute, type SearchState, searchAddress } from "../search-state.ts";
import { nameInHead } from "./name-in-head.ts";

/**
 * The state that the address says, `drawn` before it is known; `follow` is told of the address, `show` moves to another
 * without asking the server for the page again, and `isArriving` until it first does. A text that is emptied leaves
 * the route that is named by it.
 */
export function useSearchAddress(route: SearchRoute, drawn: SearchState) {
  const t = useTranslations("search");
  const house = useTranslations("header")("siteName");
  const lang = useLang();
  const router = useRouter();
  const [address, follow] = useState(() => searchAddress(drawn, route, lang));
  const [isArriving, setArriving] = useState(true);
  const state = useMemo(() => readSearchAddress(address), [address]);
  const named = useRef(drawn.text);
  useEffect(() => {
    if (route !== "text" || state.text === named.current) return;
    nameInHead(state.text, `${t("title", { text: state.text })} · ${house}`);
    named.current = state.text;
  }, [route, state.text, t, house]);

  const show = useCallback(
    (next: SearchState) => {
      const to = searchAddress(next, route, lang);
      if (route === "text" && next.text === "") {
        beginNavigation();
        return router.push(to);
      }
      setArriving(false);
      follow(to);
      window.history.pushState(null, "", to);
    },
    [route, lang, router],
  );
  return { state, isArriving, show, follow };
}
