"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { z } from "zod";
import { CheckboxField } from "#/components/form/checkbox-field.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useServerForm } from "#/components/form/use-server-form.ts";
import {
  accepted,
  email,
  LONGEST_NAME,
  newPassword,
  optionalText,
  phone,
  requiredText,
} from "#/contract/constraints.ts";
import { signUpEndpoint } from "#/contract/user.ts";
import { CaptchaField } from "#/features/site/captcha/captcha-field.tsx";
import { useCaptcha } from "#/features/site/captcha/use-captcha.ts";
import { call } from "#/lib/api/call.ts";
import type { Href } from "#/lib/i18n/href.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import type { Kind } from "./user-kinds.ts";

const schema = z.object({
  firstname: requiredText(LONGEST_NAME),
  lastname: requiredText(LONGEST_NAME),
  company: optionalText(LONGEST_NAME),
  phone,
  userProfile: z.string().transform((iri) => iri || null),
  email,
  password: newPassword,
  acceptTerms: accepted,
  newsletter: z.boolean(),
});

const EMPTY = {
  ...{ firstname: "", lastname: "", company: "", phone: "", userProfile: "" },
  ...{ email: "", password: "", acceptTerms: false, newsletter: false },
};

/** Form for a new account; until it is sent, this tab keeps the input, except for the password. */
export function SignUpForm({
  kinds,
  onSent,
}: {
  kinds: readonly Kind[];
  onSent: (sent: { email: string; password: string }) => void;
}) {
  const t = useTranslations("signUp");
  const locale = useLocale();
  const captcha = useCaptcha();
  const form = useServerForm({
    schema,
    defaults: EMPTY,
    draft: "sign-up",
    neverKept: ["password"],
    send: async (values) => {
      await call(signUpEndpoint, { body: { ...values, locale, captcha: await captcha.answer() } });
      onSent(values);
    },
  });
  const page = (href: Extract<Href, string>) => (chunks: ReactNode) => (
    <Link href={href} target="_blank" className="text-link">
      {chunks}
    </Link>
  );
  return (
    <ServerForm form={form} label={t("title")}>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField name="firstname" label={t("firstname")} autoComplete="given-name" />
        <TextField name="lastname" label={t("lastname")} autoComplete="family-name" />
      </div>
      <TextField name="email" type="email" label={t("email")} hint={t("emailHint")} autoComplete="email" />
      <PasswordField
        name="password"
        label={t("passwordField")}
        hint={t("passwordHint")}
        autoComplete="new-password"
      />
      <div className="grid gap-6 md:grid-cols-2">
        <TextField name="company" label={t("company")} autoComplete="organization" optional />
        <SelectField name="userProfile" label={t("kind")} choices={kinds} none={t("noKind")} optional />
      </div>
      <TextField
        name="phone"
        type="tel"
        label={t("phone")}
        hint={t("phoneHint")}
        autoComplete="tel"
        optional
      />
      <div className="flex flex-col gap-4">
        <CheckboxField
          name="acceptTerms"
          label={t.rich("terms", { legal: page("/mention-legales"), data: page("/donnees-personnelles") })}
        />
        <CheckboxField name="newsletter" label={t("newsletter")} optional />
      </div>
      <CaptchaField captcha={captcha} />
      <SubmitButton className="w-full">{t("submit")}</SubmitButton>
    </ServerForm>
  );
}
