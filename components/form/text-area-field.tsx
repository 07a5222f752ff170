"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { CONTROL, Field, type FieldProps } from "./field.tsx";
import { useField } from "./use-field.ts";

/** Share of the limit from which the counter is read aloud too. */
const NEAR = 0.9;

/**
 * Renders several lines of text, with a count of characters against `most`. More can be typed, with an immediate
 * error.
 */
export function TextAreaField({
  name,
  most,
  rows = 6,
  ...props
}: FieldProps & { most: number; rows?: number }) {
  const t = useTranslations("form");
  const { id, error, control } = useField(name, Boolean(props.hint));
  const typed: unknown = useWatch({ name });
  const count = typeof typed === "string" ? typed.trim().length : 0;
  const isNear = count >= most * NEAR;
  return (
    <Field id={id} error={error} {...props}>
      <textarea
        {...control}
        rows={rows}
        aria-required={props.optional ? undefined : true}
        className={`min-h-24 resize-y py-2.5 ${CONTROL}`}
      />
      <p
        className={`self-end text-small tabular-nums ${count > most ? "font-semibold text-error" : "text-ink3"}`}
        aria-live={isNear ? "polite" : "off"}
      >
        {t("count", { count, most })}
      </p>
    </Field>
  );
}
