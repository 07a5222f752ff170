"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { PasswordField } from "#/components/form/password-field.tsx";
import { ServerForm } from "#/components/form/server-form.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { LONGEST_NAME, requiredText } from "#/contract/constraints.ts";
import { OneTimeCodeField } from "../sign-in/one-time-code-field.tsx";
import { ownWords, refusalOf } from "../sign-in/refuse.ts";
import { useCodeForm } from "../sign-in/use-code-form.ts";
import { confirmationSchema, EMPTY_CONFIRMATION } from "./confirmation-schema.ts";

const schema = confirmationSchema.extend({ name: requiredText(LONGEST_NAME) });

/** Asks for a name and the password, then lets the browser create a passkey. */
export function NewPasskey({ onMade, onCancel }: { onMade: () => void; onCancel: () => void }) {
  const t = useTranslations("passkeys");
  const form = useCodeForm({
    schema,
    defaults: { ...EMPTY_CONFIRMATION, name: "" },
    send: async (entered) => {
      // Loads the library only when needed: a mere visit to the page does without.
      const { createPasskey, PasskeyError } = await import("./create-passkey.ts");
      await createPasskey(entered).catch((error: unknown) => {
        if (!(error instanceof PasskeyError)) throw error;
        // The offer has consumed the code.
        form.form.setValue("code", "");
        throw refusalOf({ field: "", message: t(`notMade.${error.reason}`) });
      });
    },
    explain: (violation) =>
      violation.propertyPath === "credential" ? t("notMade.unable") : ownWords(violation),
    onSent: onMade,
  });
  return (
    <ServerForm form={form} label={t("add")} className="max-w-[440px]">
      <TextField name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" />
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      <OneTimeCodeField form={form} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t("submit")}</SubmitButton>
        <Button kind="secondary" size={48} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </ServerForm>
  );
}
