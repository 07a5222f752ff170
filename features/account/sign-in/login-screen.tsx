"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { clearSession } from "#/features/session/session.ts";
import { useSession } from "#/features/session/store.ts";
import { readToken } from "#/lib/api/token.ts";
import { reportSessionEnd } from "#/lib/api/with-token.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useGoBack } from "./use-go-back.ts";
import { WayBack } from "./way-back.tsx";

/** Signs in and returns to `target`, an address of the site (specification §2). */
export function LoginScreen({ target }: { target: string }) {
  const t = useTranslations("signIn");
  const goBack = useEffectEvent(useGoBack(target));
  // Also when another tab has signed in.
  const isAuthenticated = useSession((session) => session.isAuthenticated);

  useEffect(() => {
    if (!isAuthenticated) return;
    // A tab may still show a user whose token is gone: the guarded page that sent them here would only send them here
    // again.
    if (!readToken()) {
      reportSessionEnd({});
      // Here too, in case nothing listens to the report.
      return clearSession();
    }
    goBack();
  }, [isAuthenticated]);

  const signUp = target.length > 3 ? ({ query: { redirect: target } } as const) : {};
  return (
    <AuthFrame title={t("title")} intro={<WayBack target={target} />}>
      <SignInForm target={target} />
      <p className="border-t border-line pt-6 text-body text-ink2">
        {t("noAccount")}{" "}
        <Link href={{ pathname: "/auth/inscription", ...signUp }} className="text-link text-ink">
          {t("signUp")}
        </Link>
        . {t("free")}
      </p>
    </AuthFrame>
  );
}
