"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { SubmitButton } from "#/components/form/submit-button.tsx";

/** Buttons that submit or close a form of the second factor. */
export function FormActions({ submit, onCancel }: { submit: string; onCancel: () => void }) {
  const t = useTranslations("secondFactor");
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton>{submit}</SubmitButton>
      <Button kind="secondary" size={48} onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
