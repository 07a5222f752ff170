"use client";

import { CalendarDays } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import { isComposing } from "#/lib/keyboard/is-composing.ts";
import { type FieldFrame, LABELLED_CONTROL, Labelled } from "./line-field.tsx";
import { readDay, writeDay } from "./read-day.ts";

/**
 * Renders a field for a date as the page's language writes it; a native date field would follow the browser's language,
 * so it only provides the calendar. The text stays as typed until the field loses the focus. Text that is not a date is
 * stored unchanged, and the check of the sheet reports it.
 */
export function DayField({
  value,
  onChange,
  ...common
}: FieldFrame & { value: string; onChange: (day: string) => void }) {
  const t = useTranslations("cueSheet.day");
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const leave = () => {
    if (typed === null) return;
    setTyped(null);
    const day = readDay(typed) ?? typed.trim();
    if (day !== value) onChange(day);
  };
  return (
    <Labelled {...common}>
      <span className="relative block">
        <input
          id={common.id}
          inputMode="numeric"
          value={typed ?? writeDay(value)}
          maxLength={40}
          autoComplete="off"
          placeholder={t("form")}
          aria-invalid={common.isWrong || undefined}
          aria-describedby={common.describedBy}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return;
            if (event.key === "Enter") leave();
            if (event.key === "Escape") setTyped(null);
          }}
          className={`${LABELLED_CONTROL} pr-10`}
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={readDay(value) ?? ""}
          onChange={(event) => onChange(event.target.value)}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
        <IconButton
          label={t("choose")}
          onClick={() => calendar.current?.showPicker()}
          className="absolute top-0.5 right-0.5"
        >
          <CalendarDays aria-hidden="true" size={17} strokeWidth={1.75} />
        </IconButton>
      </span>
    </Labelled>
  );
}
