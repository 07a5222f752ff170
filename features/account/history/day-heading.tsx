"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { dayBefore, dayKey } from "./history-rows.ts";

/** Heading of a day: today, yesterday, or its date. */
export function DayHeading({ day, height }: { day: Date; height: number }) {
  const t = useTranslations("history");
  const dates = useDates();
  const timeZone = useTimeZone() ?? "UTC";
  const today = dayKey(new Date(), timeZone);
  const near = [today, dayBefore(today)].indexOf(dayKey(day, timeZone));
  const date = dates.dateTime(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return (
    <li className="page-x flex" style={{ height }}>
      <h2 className="flex flex-1 items-end border-b border-line pb-2 text-h2">
        {near === 0 ? t("today") : near === 1 ? t("yesterday") : date.charAt(0).toUpperCase() + date.slice(1)}
      </h2>
    </li>
  );
}
