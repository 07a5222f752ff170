"use client";

import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import { CONTROL, Field, type FieldProps } from "./field.tsx";
import { useField } from "./use-field.ts";

type Props = FieldProps & {
  type?: Extract<HTMLInputTypeAttribute, "text" | "email" | "tel" | "url">;
  /** Value for the browser's autofill; `off` for values that are not the visitor's own. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
};

/** Renders a line of text. */
export function TextField({ name, type = "text", autoComplete, placeholder, ...props }: Props) {
  const { id, error, control } = useField(name, Boolean(props.hint));
  return (
    <Field id={id} error={error} {...props}>
      <input
        {...control}
        type={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
        aria-required={props.optional ? undefined : true}
        className={`h-11 ${CONTROL}`}
      />
    </Field>
  );
}
