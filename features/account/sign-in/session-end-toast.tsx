"use client";

import { usePathname, useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { showToast, withdrawToast } from "#/components/toast/show-toast.ts";
import { sessionEnd } from "#/features/session/session-end.ts";
import { signInPath } from "#/features/session/sign-in-path.ts";
import { useSession } from "#/features/session/store.ts";
import { setSessionEndListener } from "#/lib/api/with-token.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { endNavigation } from "#/lib/navigation/pending-navigation.ts";

/** Shows the end of a session (features/session/session-end.ts). Music keeps playing. */
export function SessionEndToast() {
  const t = useTranslations("account");
  const lang = useLocale();
  const router = useRouter();
  const path = localPath(usePathname(), lang);
  const leave = useRef((_remember: () => void) => {});
  leave.current = (remember) => {
    if (path.startsWith(`/${lang}/auth/`)) {
      // Ended as soon as it began: signing in again keeps its target, and the address may stay the same.
      endNavigation();
      const target = new URLSearchParams(location.search).get("redirect");
      return router.replace(target ? signInPath(lang, target) : localPath("/auth/login", lang));
    }
    remember();
    router.push(signInPath(lang, path + location.search));
  };

  useEffect(() => {
    setSessionEndListener(
      sessionEnd({
        goToSignIn: (remember) => leave.current(remember),
        showExpired: showUntilSignedIn,
        expired: t("expired"),
        showOutdated: () => showToast({ message: t("outdated"), status: "error" }),
      }),
    );
    return () => setSessionEndListener(null);
  }, [t]);
  return null;
}

/** Shows that the session has ended, until somebody signs in again. */
function showUntilSignedIn(message: string, lang?: string) {
  showToast({ message, lang, status: "error" });
  const stop = useSession.subscribe(({ isAuthenticated }) => {
    if (!isAuthenticated) return;
    stop();
    withdrawToast(message);
  });
}
