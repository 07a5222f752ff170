"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";

/** Renders a field that people neither see nor reach, and that bots fill in. */
export function Honeypot({ name = "website" }: { name?: string }) {
  const t = useTranslations("form");
  const { register } = useFormContext();
  return (
    <div aria-hidden="true" className="pointer-events-none absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {t("honeypot")}
        <input {...register(name)} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
