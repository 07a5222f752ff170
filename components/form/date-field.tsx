"use client";

import { CONTROL, Field, type FieldProps } from "./field.tsx";
import { useField } from "./use-field.ts";

/** Renders the browser's date field; its value is `YYYY-MM-DD`. `min` is the first valid day. */
export function DateField({ name, min, ...props }: FieldProps & { min?: string }) {
  const { id, error, control } = useField(name, Boolean(props.hint));
  return (
    <Field id={id} error={error} {...props}>
      <input
        {...control}
        type="date"
        min={min}
        required={!props.optional}
        className={`h-11 max-w-56 ${CONTROL}`}
      />
    </Field>
  );
}
