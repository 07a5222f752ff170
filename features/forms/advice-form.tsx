"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { z } from "zod";
import { DateField } from "#/components/form/date-field.tsx";
import { Honeypot } from "#/components/form/honeypot.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { TextAreaField } from "#/components/form/text-area-field.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { adviceBody, adviceEndpoint, LONGEST_MESSAGE, webAddress } from "#/contract/form.ts";
import { CaptchaField } from "#/features/site/captcha/captcha-field.tsx";
import { useCaptcha } from "#/features/site/captcha/use-captcha.ts";
import { call } from "#/lib/api/call.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { AddressQuery } from "#/lib/navigation/address-query.tsx";
import { readAdvicePrefill } from "./advice-prefill.ts";
import { PersonFields } from "./person-fields.tsx";
import { ReferenceFields } from "./reference-fields.tsx";
import { SentNotice } from "./sent-notice.tsx";

const KINDS = ["documentary", "film", "news", "podcast", "advertising", "game", "other"] as const;

const EMPTY = {
  firstname: "",
  lastname: "",
  email: "",
  phone: "",
  company: "",
  projectTitle: "",
  description: "",
  deadline: "",
  kind: "",
  duration: "",
  budget: "",
  references: [""],
  website: "",
};

/** The request body, except that a line of the references may be empty. */
const typedBody = adviceBody.extend({
  references: z.array(z.union([z.literal(""), webAddress(["https:", "http:"])])),
});

/** Renders a request for a selection of music (contract §12); the address may prefill it (`readAdvicePrefill`). */
export function AdviceForm() {
  const t = useTranslations("forms");
  const lang = useLang();
  const captcha = useCaptcha();
  const [isSent, setSent] = useState(false);
  const server = useServerForm({
    schema: typedBody,
    defaults: EMPTY,
    draft: "advice",
    neverKept: ["website"],
    send: async ({ references, ...values }) =>
      call(adviceEndpoint, {
        body: {
          ...values,
          references: references.filter((reference) => reference !== ""),
          locale: lang,
          captcha: await captcha.answer(),
        },
      }),
    onSent: () => setSent(true),
  });
  const { form } = server;
  const prefill = useCallback(
    (query: string) => {
      const { text, tracks } = readAdvicePrefill(query);
      // After the draft has been restored, so that it is not overwritten.
      requestAnimationFrame(() => {
        if (text && !form.getValues("description")) {
          const searched = t("advice.searched", { text });
          form.setValue("description", `${searched}\n\n`);
        }
        if (tracks.length > 0 && form.getValues("references").every((reference) => reference === "")) {
          const addressOf = (slug: string) =>
            location.origin + hrefPath({ pathname: "/album/[slug]", params: { slug } }, lang);
          form.setValue("references", tracks.map(addressOf));
        }
      });
    },
    [form, lang, t],
  );
  if (isSent) {
    return (
      <SentNotice title={t("advice.sent")} next={[t("advice.next1"), t("advice.next2"), t("advice.next3")]} />
    );
  }
  return (
    <ServerForm form={server} label={t("advice.title")}>
      <AddressQuery onChange={prefill} />
      <h2 className="border-ink border-t pt-4 text-h2">{t("advice.project")}</h2>
      <TextField name="projectTitle" label={t("advice.projectTitle")} autoComplete="off" />
      <TextAreaField
        name="description"
        label={t("advice.description")}
        hint={t("advice.descriptionHint")}
        most={LONGEST_MESSAGE}
        rows={9}
      />
      <div className="grid items-end gap-x-5 gap-y-6 md:grid-cols-2">
        <DateField name="deadline" label={t("advice.deadline")} />
        <SelectField
          name="kind"
          label={t("advice.kind")}
          none={t("advice.kindNone")}
          choices={KINDS.map((kind) => ({
            value: t(`advice.kinds.${kind}`),
            label: t(`advice.kinds.${kind}`),
          }))}
          optional
        />
        <TextField
          name="duration"
          label={t("advice.duration")}
          hint={t("advice.durationHint")}
          autoComplete="off"
          optional
        />
        <TextField name="budget" label={t("advice.budget")} autoComplete="off" optional />
      </div>
      <ReferenceFields />
      <h2 className="mt-4 border-ink border-t pt-4 text-h2">{t("advice.you")}</h2>
      <PersonFields company />
      <Honeypot />
      <CaptchaField captcha={captcha} />
      <SubmitButton>{t("send")}</SubmitButton>
    </ServerForm>
  );
}
