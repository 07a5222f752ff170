"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useCallback } from "react";
import { readToken } from "#/lib/api/token.ts";
import { tellSessionEnd } from "#/lib/api/with-token.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";
import { type Place, rememberPlace } from "./place.ts";
import { signInPath } from "./sign-in-path.ts";
import { useSession } from "./store.ts";

/**
 * Gives the gate of what needs a session: cart, downloads, projects (specification §5). Signed in, the action is done;
 * a visitor is led to sign in, and back to this very page, query and scroll position (acceptance S11). `about` says
 * what was wanted, for the words there. Who is still shown as signed in while the token has gone is told that the
 * session ended, as by any private call (S92).
 */
export function useSignInGate(): (action: () => void, about?: Pick<Place, "purpose" | "subject">) => void {
  const router = useRouter();
  const lang = useLocale();
  return useCallback(
    (action, about) => {
      if (readToken()) return action();
      // Whoever is asked to sign in already keeps the way back that this page has.
      if (location.pathname === localPath("/auth/login", lang)) return;
      const remember = () => rememberPlace(about);
      if (useSession.getState().isAuthenticated) return tellSessionEnd({ remember });
      remember();
      beginNavigation();
      router.push(signInPath(lang, location.pathname + location.search));
    },
    [router, lang],
  );
}
