"use client";

import { usePathname, useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { showToast, withdrawToast } from "#/components/toast/show-toast.ts";
import { usePlayer } from "#/features/player/store.ts";
import { signInPath } from "#/features/session/sign-in-path.ts";
import { useSession } from "#/features/session/store.ts";
import { tokenKeeper } from "#/features/session/token-keeper.ts";
import { keepTokens } from "#/lib/api/with-token.ts";
import { localPath } from "#/lib/i18n/local-path.ts";

/** Has private calls ask for a token here when theirs has ended (features/session/token-keeper.ts). */
export function KeepTokens() {
  const t = useTranslations("account");
  const lang = useLocale();
  const router = useRouter();
  const path = localPath(usePathname(), lang);
  const leave = useRef(() => {});
  leave.current = () => router.push(signInPath(lang, path + location.search));

  useEffect(() => {
    keepTokens(
      tokenKeeper({
        isListening: () => usePlayer.getState().playing,
        goToSignIn: () => leave.current(),
        showExpired: sayUntilSignedIn,
        expired: t("expired"),
      }),
    );
    return () => keepTokens(null);
  }, [t]);
  return null;
}

/** Says that the session has ended, which is no longer so once somebody is signed in again. */
function sayUntilSignedIn(message: string) {
  showToast({ message, status: "error" });
  const stop = useSession.subscribe(({ isAuthenticated }) => {
    if (!isAuthenticated) return;
    stop();
    withdrawToast(message);
  });
}
