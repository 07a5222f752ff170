"use client";

import { type FieldError, get, useFormContext } from "react-hook-form";
import { fieldId, useFormFrame } from "./form-frame.ts";

/** Returns the state and attributes of a form control; `hasHint` links its hint to it. */
export function useField(name: string, hasHint: boolean) {
  const { id: form, isBusy } = useFormFrame();
  const { register, formState } = useFormContext();
  const id = fieldId(form, name);
  const error = (get(formState.errors, name) as FieldError | undefined)?.message;
  const describedBy = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    error,
    isBusy,
    control: {
      ...register(name),
      id,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": describedBy || undefined,
    } as const,
  };
}
