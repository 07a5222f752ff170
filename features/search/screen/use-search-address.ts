import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";
import { readSearchAddress, type SearchRoute, type SearchState, searchAddress } from "../search-state.ts";
import { nameInHead } from "./name-in-head.ts";

/**
 * Returns the state of the address, or `drawn` until it is known. `follow` receives the address, `show` moves to
 * another one without requesting the page from the server, and `isArriving` is true until it first does. Emptying the
 * text leaves the route that contains it.
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
