"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { z } from "zod";
import { PasswordField } from "#/components/form/password-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import { email, refused } from "#/contract/constraints.ts";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { NoProfileError, signIn } from "#/features/session/session.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { asRefusal, ownWords, refusalOf } from "./refuse.ts";

const schema = z.object({
  email,
  password: z.string().refine((text) => text.length > 0, refused("blank")),
  /** Asked for once the password was right. */
  code: z.string(),
});

const isCodeNeeded = (error: unknown) =>
  error instanceof ApiError && error.violations.some(({ code }) => code === VIOLATION_CODES.codeNeeded);

/**
 * Address and password, or a passkey. Wrong ones are said at the password, which keeps what was typed; of one that was stolen
 * somewhere its person is told once they are in.
 */
export function SignInForm() {
  const t = useTranslations("signIn");
  const lang = useLocale();
  const router = useRouter();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useServerForm({
    schema,
    defaults: { email: "", password: "", code: "" },
    draft: "sign-in",
    neverKept: ["password", "code"],
    send: async ({ code, ...credentials }) => {
      const given = isCodeAsked ? { ...credentials, code } : credentials;
      const answer = await signIn(given).catch((error: unknown) => {
        if (isCodeNeeded(error)) return null;
        if (error instanceof NoProfileError) throw refusalOf({ field: "", message: t("noProfile") });
        throw asRefusal(error, {
          401: { field: "password", message: t("wrong") },
          429: { field: "", message: t("tooMany") },
        });
      });
      setCodeAsked(answer === null);
      if (!answer?.isPasswordBreached) return;
      const change = { label: t("breachedChange"), run: () => router.push(`/${lang}/user/password`) };
      showToast({ message: t("breached"), status: "warning", action: change });
    },
    explain: ownWords,
  });
  const { setFocus } = form.form;
  useEffect(() => {
    if (isCodeAsked) setFocus("code");
  }, [isCodeAsked, setFocus]);
  return (
    <>
      <ServerForm form={form} label={t("title")}>
        <TextField name="email" type="email" label={t("email")} autoComplete="username webauthn" />
        <PasswordField name="password" label={t("passwordField")} autoComplete="current-password" />
        <p className="-mt-4 text-right text-body">
          <Link href="/auth/forgot-password" className="text-link">
            {t("forgotten")}
          </Link>
        </p>
        {isCodeAsked && (
          <>
            <p role="status">{t("codeNeeded")}</p>
            <TextField name="code" label={t("codeField")} hint={t("codeHint")} autoComplete="one-time-code" />
          </>
        )}
        <SubmitButton className="w-full">{t("submit")}</SubmitButton>
      </ServerForm>
      <PasskeySignIn />
    </>
  );
}
