"use client";

import type { ReactNode } from "react";

const CONTROL =
  "h-10 w-full rounded-control border border-line2 bg-raised px-2 text-body placeholder:text-ink3 hover:border-ink aria-invalid:border-error";

interface Common {
  id: string;
  label: string;
  /** Names of texts that say what is wrong with it. */
  describedBy?: string | undefined;
  isWrong?: boolean;
  /** On wide screens the column's heading says it. */
  hideLabel?: boolean;
  className?: string;
}

function Labelled({ id, label, hideLabel, className = "", children }: Common & { children: ReactNode }) {
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label htmlFor={id} className={`text-label text-ink3 ${hideLabel ? "lg:sr-only" : ""}`}>
        {label}
      </label>
      {children}
    </div>
  );
}

/** A small line of text in a dense sheet. */
export function LineField({
  value,
  onChange,
  onBlur,
  type = "text",
  placeholder,
  ...common
}: Common & {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  type?: "text" | "date";
  placeholder?: string;
}) {
  return (
    <Labelled {...common}>
      <input
        id={common.id}
        type={type}
        value={value}
        maxLength={300}
        autoComplete="off"
        placeholder={placeholder}
        aria-invalid={common.isWrong || undefined}
        aria-describedby={common.describedBy}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={CONTROL}
      />
    </Labelled>
  );
}

/** A choice of few in a dense sheet. */
export function ChoiceField<Value extends string>({
  value,
  options,
  onChange,
  ...common
}: Common & {
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
        className={CONTROL}
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
