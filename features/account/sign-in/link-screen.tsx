"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { buttonStyle } from "#/components/button/button-style.ts";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { followSignInLinkEndpoint } from "#/contract/sign-in-link.ts";
import { NoProfileError, signInBy } from "#/features/session/session.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";
import { redirectAfterSignIn } from "#/lib/pages/redirect-after-sign-in.ts";
import { START_PATH } from "#/lib/pages/start-path.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { OneTimeCodeField } from "./one-time-code-field.tsx";
import { refusalOf } from "./refuse.ts";
import { useCodeForm } from "./use-code-form.ts";

const schema = z.object({ code: z.string() });

/** Signs in with a mailed link, only after a press; for an invalid link, says so and offers a new one. */
export function LinkScreen({ token }: { token: string }) {
  const t = useTranslations("signInLink");
  const [isGone, setGone] = useState(false);
  if (!isGone) {
    return (
      <AuthFrame title={t("title")} intro={t("intro")}>
        <LinkForm token={token} onGone={() => setGone(true)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t("goneTitle")} intro={t("goneText")}>
      <Link href="/auth/login" className={buttonStyle("primary", 48)}>
        {t("back")}
      </Link>
    </AuthFrame>
  );
}

function LinkForm({ token, onGone }: { token: string; onGone: () => void }) {
  const t = useTranslations("signInLink");
  const lang = useLocale();
  const router = useRouter();
  const form = useCodeForm({
    schema,
    defaults: { code: "" },
    passwordField: "code",
    send: async ({ code }) => {
      let redirect: string | null;
      try {
        ({ redirect } = await signInBy(() => call(followSignInLinkEndpoint, { body: { token, code } })));
      } catch (error) {
        if (error instanceof NoProfileError) throw refusalOf({ field: "", message: t("noProfile") });
        if (error instanceof ApiError && error.status === 404) return onGone();
        throw error;
      }
      beginNavigation();
      router.replace(redirect === null ? localPath(START_PATH, lang) : redirectAfterSignIn(redirect, lang));
    },
  });
  return (
    <ServerForm form={form} label={t("title")}>
      <OneTimeCodeField form={form} />
      <SubmitButton className="w-full">{t("submit")}</SubmitButton>
    </ServerForm>
  );
}
