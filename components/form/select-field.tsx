"use client";

import { CONTROL, Field, type FieldProps } from "./field.tsx";
import { useField } from "./use-field.ts";

/** Renders a select of a few choices; `none` is the text while nothing is chosen. */
export function SelectField({
  name,
  choices,
  none,
  ...props
}: FieldProps & { choices: readonly { value: string; label: string }[]; none?: string }) {
  const { id, error, control } = useField(name, Boolean(props.hint));
  return (
    <Field id={id} error={error} {...props}>
      <select {...control} aria-required={props.optional ? undefined : true} className={`h-11 ${CONTROL}`}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
