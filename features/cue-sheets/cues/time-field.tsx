"use client";

import { useState } from "react";
import { readTime } from "../edit/read-time.ts";
import { type FrameRate, timecodeOf } from "../edit/timecode.ts";

/**
 * A place or a length as time code. What is typed stays until the field is left; then `02:10`, `130` and
 * `00:02:10:00` are all understood, and what is not stays to be put right, said by `invalid`.
 */
export function TimeField({
  id,
  label,
  frames,
  rate,
  invalid,
  describedBy,
  placeholder,
  hideLabel = false,
  onChange,
}: {
  id: string;
  label: string;
  frames: number | null;
  rate: FrameRate;
  invalid: string;
  describedBy?: string | undefined;
  placeholder?: string | undefined;
  hideLabel?: boolean;
  onChange: (frames: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (frames === null ? "" : timecodeOf(frames, rate));
  const isWrong = typed !== null && typed.trim() !== "" && readTime(typed.trim(), rate) === null;
  const leave = () => {
    if (typed === null) return;
    const text = typed.trim();
    const read = text === "" ? null : readTime(text, rate);
    if (text !== "" && read === null) return;
    setTyped(null);
    if (read !== frames) onChange(read);
  };
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={hideLabel ? "text-label text-ink3 lg:sr-only" : "text-label text-ink3"}>
        {label}
      </label>
      <input
        id={id}
        value={shown}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? "00:00:00:00"}
        aria-invalid={isWrong || undefined}
        aria-describedby={[isWrong && `${id}-wrong`, describedBy].filter(Boolean).join(" ") || undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "Enter") leave();
          if (event.key === "Escape") setTyped(null);
        }}
        className="h-10 w-full rounded-control border border-line2 bg-raised px-2 text-body tabular-nums placeholder:text-ink3 hover:border-ink aria-invalid:border-error"
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="text-error text-label">
          {invalid}
        </p>
      )}
    </div>
  );
}
