"use client";

import { useState } from "react";
import { isComposing } from "#/lib/keyboard/is-composing.ts";
import { readTime } from "../time/read-time.ts";
import { type FrameRate, timecodeOf } from "../time/timecode.ts";
import { type FieldFrame, LineField } from "./line-field.tsx";

/**
 * Renders a field for a place or a length as time code. On Enter, or when the field loses the focus, it reads the typed
 * text, such as `02:10`, `130` or `00:02:10:00`. Text that is not a time stays in the field, with the message `invalid`.
 */
export function TimeField({
  frames,
  rate,
  invalid,
  onChange,
  ...frame
}: FieldFrame & {
  frames: number | null;
  rate: FrameRate;
  invalid: string;
  onChange: (frames: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const { id, isWrong, describedBy, below } = frame;
  const shown = typed ?? (frames === null ? "" : timecodeOf(frames, rate));
  const isNoTime = typed !== null && typed.trim() !== "" && readTime(typed.trim(), rate) === null;
  const leave = () => {
    if (typed === null) return;
    const text = typed.trim();
    const read = text === "" ? null : readTime(text, rate);
    if (text !== "" && read === null) return;
    setTyped(null);
    if (read !== frames) onChange(read);
  };
  return (
    <LineField
      {...frame}
      value={shown}
      placeholder="00:00:00:00"
      isWrong={isNoTime || isWrong}
      describedBy={[isNoTime && `${id}-wrong`, describedBy].filter(Boolean).join(" ") || undefined}
      below={
        isNoTime ? (
          <p id={`${id}-wrong`} className="text-error text-label">
            {invalid}
          </p>
        ) : (
          below
        )
      }
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === "Enter") leave();
        if (event.key === "Escape") setTyped(null);
      }}
    />
  );
}
