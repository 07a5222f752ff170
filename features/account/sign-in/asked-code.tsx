"use client";

import { useTranslations } from "next-intl";
import { TextField } from "#/components/form/text-field.tsx";

/** The field for a one-time code or a recovery code, where `useCodeForm` says that one is asked for. */
export function AskedCode({ form: { isCodeAsked } }: { form: { isCodeAsked: boolean } }) {
  const t = useTranslations("oneTimeCode");
  return (
    <>
      {/* A live region is heard only when it was there before its words. */}
      <p role="status" className="empty:hidden">
        {isCodeAsked && t("needed")}
      </p>
      {isCodeAsked && (
        <TextField name="code" label={t("field")} hint={t("hint")} autoComplete="one-time-code" />
      )}
    </>
  );
}
