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
import { contactBody, contactEndpoint, LONGEST_MESSAGE } from "#/contract/form.ts";
import { CaptchaField } from "#/features/site/captcha/captcha-field.tsx";
import { useCaptcha } from "#/features/site/captcha/use-captcha.ts";
import { call } from "#/lib/api/call.ts";
import { Link } from "#/lib/i18n/link.tsx";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { PersonFields } from "./person-fields.tsx";
import { SentNotice } from "./sent-notice.tsx";

const EMPTY = {
  firstname: "",
  lastname: "",
  email: "",
  phone: "",
  company: "",
  subject: "",
  message: "",
  consent: false,
  website: "",
};

/** Renders a message to the team (contract §12). */
export function ContactForm() {
  const t = useTranslations("forms");
  const lang = useLang();
  const captcha = useCaptcha();
  const [isSent, setSent] = useState(false);
  const form = useServerForm({
    schema: contactBody,
    defaults: EMPTY,
    draft: "contact",
    neverKept: ["consent", "website"],
    send: async (values) =>
      call(contactEndpoint, { body: { ...values, locale: lang, captcha: await captcha.answer() } }),
    onSent: () => setSent(true),
  });
  if (isSent) {
    return (
      <SentNotice
        title={t("contact.sent")}
        next={[t("contact.next1"), t("contact.next2"), t("contact.next3")]}
        onAgain={() => {
          form.form.reset({ ...form.form.getValues(), subject: "", message: "", consent: false });
          setSent(false);
        }}
      />
    );
  }
  return (
    <ServerForm form={form} label={t("contact.title")}>
      <PersonFields company />
      <TextField name="subject" label={t("contact.subject")} autoComplete="off" />
      <TextAreaField
        name="message"
        label={t("contact.message")}
        hint={t("contact.messageHint")}
        most={LONGEST_MESSAGE}
        rows={8}
      />
      <CheckboxField
        name="consent"
        label={t.rich("contact.consent", {
          privacy: (words) => (
            <Link href="/donnees-personnelles" className="text-link">
              {words}
            </Link>
          ),
        })}
      />
      <Honeypot />
      <CaptchaField captcha={captcha} />
      <SubmitButton>{t("send")}</SubmitButton>
    </ServerForm>
  );
}
