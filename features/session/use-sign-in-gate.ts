"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useCallback } from "react";
import { readToken } from "#/lib/api/token.ts";
import { reportSessionEnd } from "#/lib/api/with-token.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";
import { type Interrupted, rememberReturnPage } from "./return-page.ts";
import { signInPath } from "./sign-in-path.ts";
import { useSession } from "./store.ts";

/**
 * Returns the gate for actions that need a session: cart, downloads, projects (specification §5). For a signed-in user
 * it runs the action; it sends a visitor to sign in, and back to this page with its query and scroll position
 * (acceptance S11). The sign-in page says what `about` is, and it is done on the way back. A user whose token is gone
 * sees that the session has ended, as after any private call (S92); the interrupted action is done for them alone.
 */
export function useSignInGate(): (action: () => void, about?: Interrupted) => void {
  const router = useRouter();
  const lang = useLocale();
  return useCallback(
    (action, about) => {
      if (readToken()) return action();
      // The sign-in page keeps the way back that it already has.
      if (location.pathname === localPath("/auth/login", lang)) return;
      const { user, isAuthenticated } = useSession.getState();
      const remember = () => rememberReturnPage(about && { ...about, person: user?.id });
      if (isAuthenticated) return reportSessionEnd({ remember });
      remember();
      beginNavigation();
      router.push(signInPath(lang, location.pathname + location.search));
    },
    [router, lang],
  );
}
