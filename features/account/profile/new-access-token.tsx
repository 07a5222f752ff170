"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { Button } from "#/components/button/button.tsx";
import { CheckboxField } from "#/components/form/checkbox-field.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { createAccessTokenEndpoint, LIVES } from "#/contract/access-token.ts";
import { LONGEST_NAME, refused, requiredText } from "#/contract/constraints.ts";
import { SCOPES, type Scope } from "#/contract/scope.ts";
import { call } from "#/lib/api/call.ts";
import { OneTimeCodeField } from "../sign-in/one-time-code-field.tsx";
import { useCodeForm } from "../sign-in/use-code-form.ts";
import { confirmationSchema, EMPTY_CONFIRMATION } from "./confirmation-schema.ts";

/** One checkbox per scope, as form values. */
const boxes = z.record(z.enum(SCOPES), z.boolean());

const schema = confirmationSchema.extend({
  name: requiredText(LONGEST_NAME),
  expiresInDays: z.string().transform(Number),
  scopes: boxes
    .refine((ticked) => SCOPES.some((scope) => ticked[scope]), {
      ...refused("blank"),
      path: [SCOPES[0]],
    })
    .transform((ticked) => SCOPES.filter((scope) => ticked[scope])),
});

const NO_SCOPES = Object.fromEntries(SCOPES.map((scope) => [scope, false])) as Record<Scope, boolean>;

/** Asks for a program's permissions, creates its token and shows it once. */
export function NewAccessToken({ onMade, onDone }: { onMade: () => void; onDone: () => void }) {
  const t = useTranslations("accessTokens");
  const [token, setToken] = useState<string | null>(null);
  const form = useCodeForm({
    schema,
    defaults: { ...EMPTY_CONFIRMATION, name: "", expiresInDays: String(LIVES[1]), scopes: NO_SCOPES },
    send: async (body) => setToken((await call(createAccessTokenEndpoint, { body })).token),
    onSent: onMade,
  });

  if (token) return <ShownOnce token={token} onDone={onDone} />;
  return (
    <ServerForm form={form} label={t("make")} className="max-w-[440px]">
      <TextField name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" />
      <SelectField
        name="expiresInDays"
        label={t("life")}
        choices={LIVES.map((days) => ({ value: String(days), label: t("days", { days }) }))}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-semibold text-body">{t("reach")}</legend>
        {SCOPES.map((scope) => (
          <CheckboxField key={scope} name={`scopes.${scope}`} label={t(`scopes.${scope}`)} optional />
        ))}
      </fieldset>
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      <OneTimeCodeField form={form} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t("submit")}</SubmitButton>
        <Button kind="secondary" size={48} onClick={onDone}>
          {t("cancel")}
        </Button>
      </div>
    </ServerForm>
  );
}

function ShownOnce({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations("accessTokens");
  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      showToast({ message: t("copied"), status: "success" });
    } catch {
      showToast({ message: t("notCopied"), status: "ERROR" });
    }
  }
  return (
    <div className="flex flex-col gap-3">
      {/* Announced to screen readers. */}
      <p role="status" className="text-body">
        {t("once")}
      </p>
      <output className="rounded-control border border-line bg-sunken px-3 py-2 text-body wrap-anywhere">
        <code>{token}</code>
      </output>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>
          <Copy aria-hidden="true" size={17} />
          {t("copy")}
        </Button>
        <Button kind="secondary" onClick={onDone}>
          {t("done")}
        </Button>
      </div>
    </div>
  );
}
