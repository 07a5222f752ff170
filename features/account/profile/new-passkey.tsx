"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { z } from "zod";
import { Button } from "#/components/button/button.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { useServerForm } from "#/components/form/use-server-form.ts";
import { filled, LONGEST_NAME, refused } from "#/contract/constraints.ts";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { asRefusal, ownWords, refusalOf } from "../sign-in/refuse.ts";

const schema = z.object({
  name: filled(LONGEST_NAME),
  password: z.string().refine((text) => text.length > 0, refused("blank")),
  /** Asked for once the password was right, of who has a second factor. */
  code: z.string(),
});

const isCodeNeeded = (error: unknown) =>
  error instanceof ApiError && error.violations.some(({ code }) => code === VIOLATION_CODES.codeNeeded);

/** Asks for a name and the password, then has the browser make a passkey. */
export function NewPasskey({ onMade, onCancel }: { onMade: () => void; onCancel: () => void }) {
  const t = useTranslations("passkeys");
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useServerForm({
    schema,
    defaults: { name: "", password: "", code: "" },
    send: async ({ code, ...entered }) => {
      // Its library is of use to nobody who only looks at the page.
      const { makePasskey, NotMadeError } = await import("./make-passkey.ts");
      try {
        await makePasskey(isCodeAsked ? { ...entered, code } : entered);
      } catch (error) {
        if (isCodeNeeded(error)) setCodeAsked(true);
        if (error instanceof NotMadeError)
          throw refusalOf({ field: "", message: t(`notMade.${error.reason}`) });
        throw asRefusal(error, { 429: { field: "password", message: t("tooMany") } });
      }
    },
    explain: (violation) => {
      if (violation.code === VIOLATION_CODES.codeNeeded) return t("codeNeeded");
      if (violation.propertyPath === "credential") return t("notMade.unable");
      return ownWords(violation);
    },
    onSent: onMade,
  });
  const { setFocus } = form.form;
  useEffect(() => {
    if (isCodeAsked) setFocus("code");
  }, [isCodeAsked, setFocus]);
  return (
    <ServerForm form={form} label={t("add")} className="max-w-[440px]">
      <TextField name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" />
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      {isCodeAsked && (
        <TextField name="code" label={t("code")} hint={t("codeHint")} autoComplete="one-time-code" />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t("submit")}</SubmitButton>
        <Button kind="secondary" size={48} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </ServerForm>
  );
}
