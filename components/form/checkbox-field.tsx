"use client";

import type { ReactNode } from "react";
import { FieldError } from "./field-error.tsx";
import { useField } from "./use-field.ts";

/** Renders a checkbox with its label, which may contain links. */
export function CheckboxField({
  name,
  label,
  optional,
  className = "",
}: {
  name: string;
  label: ReactNode;
  optional?: boolean;
  className?: string;
}) {
  const { id, error, control } = useField(name, false);
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <div className="flex items-start gap-3">
        <input
          {...control}
          type="checkbox"
          aria-required={optional ? undefined : true}
          className="touch-target mt-0.5 size-5 shrink-0"
        />
        <label id={`${id}-label`} htmlFor={id} className="text-body">
          {label}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
