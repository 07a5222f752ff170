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
import { AskedCode } from "./asked-code.tsx";
import { OtherWaysIn } from "./other-ways-in.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { refusalOf } from "./refuse.ts";
import { useCodeForm } from "./use-code-form.ts";

const schema = z.object({
  email,
  password: z.string().refine((text) => text.length > 0, refused("blank")),
  /** Asked for once the password was right. */
  code: z.string(),
});

/**
 * Address and password, or a passkey. Wrong ones are said at the password, which keeps what was typed; of one that was stolen
 * somewhere its person is told once they are in. `target` is where signing in leads.
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
        <AskedCode form={form} />
        <SubmitButton className="w-full">{t("submit")}</SubmitButton>
        {isHeldUp && <OtherWaysIn target={target} isCodeAsked={form.isCodeAsked} onCode={form.askForCode} />}
      </ServerForm>
      <PasskeySignIn />
    </>
  );
}
