"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FieldError } from "./field-error.tsx";

/** Props of every field. */
export interface FieldProps {
  /** The field's name in the API. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Marks the label as optional; required fields have no mark. */
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** Style of a one-line control: 44 px for a finger, 16 px type so that phones do not zoom in. */
export const CONTROL =
  "w-full rounded-control border border-line2 bg-raised px-3 text-reading text-ink placeholder:text-ink3 " +
  "hover:border-ink focus:border-ink aria-invalid:border-error aria-invalid:border-2";

/** Renders a control with its label and hint above, and its error below. */
export function Field({
  id,
  label,
  hint,
  optional,
  error,
  className = "",
  children,
}: Omit<FieldProps, "name"> & { id: string; error: string | undefined; children: ReactNode }) {
  const t = useTranslations("form");
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold text-body">
        <span id={`${id}-label`}>{label}</span>
        {optional && <span className="font-normal text-ink3"> {t("optional")}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-ink3 text-small">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
