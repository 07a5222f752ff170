"use client";

import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import { CONTROL, Field, type FieldProps } from "./field.tsx";
import { useField } from "./use-field.ts";

type Props = FieldProps & {
  type?: Extract<HTMLInputTypeAttribute, "text" | "email" | "tel" | "url">;
  /** What the browser may fill in; `off` for what is nobody's own. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
};

/** A line of text. */
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
