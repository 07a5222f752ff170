"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "#/components/form/checkbox-field.tsx";
import { Honeypot } from "#/components/form/honeypot.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { TextAreaField } from "#/components/form/text-area-field.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { type ContestField, contestRegistrationEndpoint, registrationBody } from "#/contract/contest.ts";
import { LONGEST_MESSAGE } from "#/contract/form.ts";
import { CaptchaField } from "#/features/site/captcha/captcha-field.tsx";
import { useCaptcha } from "#/features/site/captcha/use-captcha.ts";
import { call } from "#/lib/api/call.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { PersonFields } from "./person-fields.tsx";
import { SentNotice } from "./sent-notice.tsx";

/** Renders the registration for a contest; `fields` are the optional ones that it has (contract §12). */
export function ContestForm({ contest, fields }: { contest: string; fields: readonly ContestField[] }) {
  const t = useTranslations("forms");
  const lang = useLang();
  const captcha = useCaptcha();
  const [isSent, setSent] = useState(false);
  const form = useServerForm({
    schema: registrationBody,
    defaults: {
      contest,
      firstname: "",
      lastname: "",
      email: "",
      phone: "",
      trackUrl: "",
      message: "",
      acceptRules: false,
      website: "",
    },
    draft: "contest",
    neverKept: ["acceptRules", "contest", "website"],
    send: async (values) =>
      call(contestRegistrationEndpoint, {
        body: { ...values, locale: lang, captcha: await captcha.answer() },
      }),
    onSent: () => setSent(true),
  });
  if (isSent) {
    return (
      <SentNotice
        title={t("contest.sent")}
        next={[t("contest.next1"), t("contest.next2"), t("contest.next3")]}
      />
    );
  }
  return (
    <ServerForm form={form} label={t("contest.title")}>
      <PersonFields phone={fields.includes("phone")} />
      {fields.includes("trackUrl") && (
        <TextField
          name="trackUrl"
          type="url"
          label={t("contest.trackUrl")}
          hint={t("contest.trackUrlHint")}
          placeholder="https://"
          autoComplete="off"
          optional
        />
      )}
      {fields.includes("message") && (
        <TextAreaField name="message" label={t("contest.message")} most={LONGEST_MESSAGE} rows={5} optional />
      )}
      <CheckboxField name="acceptRules" label={t("contest.acceptRules")} />
      <Honeypot />
      <CaptchaField captcha={captcha} />
      <SubmitButton>{t("contest.register")}</SubmitButton>
    </ServerForm>
  );
}
