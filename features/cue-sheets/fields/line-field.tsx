"use client";

import type { KeyboardEventHandler, ReactNode } from "react";

/** Classes of a text or select field with a label. */
export const LABELLED_CONTROL =
  "h-10 w-full rounded-control border border-line2 bg-raised px-2 text-body tabular-nums placeholder:text-ink3 hover:border-ink aria-invalid:border-error";

/** Properties that all fields of the sheet share. */
export interface FieldFrame {
  id: string;
  label: string;
  /** Element ids of the texts that explain the field's errors. */
  describedBy?: string | undefined;
  isWrong?: boolean | undefined;
  /** Content below the field, such as its errors. */
  below?: ReactNode;
  /** Hides the label on wide screens, where the column has a heading. */
  hideLabel?: boolean;
  className?: string;
}

/** Renders a control with its label, and the content below it. */
export function Labelled({
  id,
  label,
  hideLabel,
  className = "",
  below,
  children,
}: FieldFrame & { children: ReactNode }) {
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label htmlFor={id} className={`text-label text-ink3 ${hideLabel ? "lg:sr-only" : ""}`}>
        {label}
      </label>
      {children}
      {below}
    </div>
  );
}

/** Renders a single-line text field for a dense sheet. */
export function LineField({
  value,
  onChange,
  onBlur,
  onKeyDown,
  placeholder,
  ...common
}: FieldFrame & {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler;
  placeholder?: string;
}) {
  return (
    <Labelled {...common}>
      <input
        id={common.id}
        value={value}
        maxLength={300}
        autoComplete="off"
        placeholder={placeholder}
        aria-invalid={common.isWrong || undefined}
        aria-describedby={common.describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        className={LABELLED_CONTROL}
      />
    </Labelled>
  );
}

/** Renders a select field for a dense sheet. */
export function ChoiceField<Value extends string>({
  value,
  options,
  onChange,
  ...common
}: FieldFrame & {
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}) {
  return (
    <Labelled {...common}>
      <select
        id={common.id}
        value={value}
        aria-invalid={common.isWrong || undefined}
        aria-describedby={common.describedBy}
        onChange={(event) => {
          const chosen = options.find((one) => one.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={LABELLED_CONTROL}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
