"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { PasswordField } from "#/components/form/password-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { email, refused } from "#/contract/constraints.ts";
import { NoProfileError, signIn } from "#/features/session/session.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { OneTimeCodeField } from "./one-time-code-field.tsx";
import { OtherWaysIn } from "./other-ways-in.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { refusalOf } from "./refuse.ts";
import { useCodeForm } from "./use-code-form.ts";

const schema = z.object({
  email,
  password: z.string().refine((text) => text.length > 0, refused("blank")),
  /** Required after a right password. */
  code: z.string(),
});

/**
 * Sign-in by address and password, or by a passkey. Errors appear at the password, which keeps its text; a warning
 * about a breached password follows after sign-in. `target` is the page that signing in leads to.
 */
export function SignInForm({ target }: { target: string }) {
  const t = useTranslations("signIn");
  const lang = useLocale();
  const router = useRouter();
  const [isHeldUp, setHeldUp] = useState(false);
  const form = useCodeForm({
    schema,
    defaults: { email: "", password: "", code: "" },
    draft: "sign-in",
    neverKept: ["password", "code"],
    send: async (given) => {
      const { isPasswordBreached } = await signIn(given).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 429) setHeldUp(true);
        throw error instanceof NoProfileError ? refusalOf({ field: "", message: t("noProfile") }) : error;
      });
      if (!isPasswordBreached) return;
      const change = { label: t("breachedChange"), run: () => router.push(`/${lang}/user/password`) };
      showToast({ message: t("breached"), status: "warning", action: change });
    },
    refusals: {
      401: { field: "password", message: t("wrong") },
      429: { field: "", message: t("tooMany") },
    },
  });
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
        <OneTimeCodeField form={form} />
        <SubmitButton className="w-full">{t("submit")}</SubmitButton>
        {isHeldUp && <OtherWaysIn target={target} isCodeAsked={form.isCodeAsked} onCode={form.askForCode} />}
      </ServerForm>
      <PasskeySignIn />
    </>
  );
}
