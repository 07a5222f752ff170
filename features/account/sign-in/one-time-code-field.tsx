"use client";

import { useTranslations } from "next-intl";
import { TextField } from "#/components/form/text-field.tsx";

/** Field for a one-time code or a recovery code, shown when `useCodeForm` requires one. */
export function OneTimeCodeField({ form: { isCodeAsked } }: { form: { isCodeAsked: boolean } }) {
  const t = useTranslations("oneTimeCode");
  return (
    <>
      {/* Screen readers announce a live region only if it was there before its text. */}
      <p role="status" className="empty:hidden">
        {isCodeAsked && t("needed")}
      </p>
      {isCodeAsked && (
        <TextField name="code" label={t("field")} hint={t("hint")} autoComplete="one-time-code" />
      )}
    </>
  );
}
