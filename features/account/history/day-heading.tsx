"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { dayKey } from "./history-rows.ts";

const DAY_MS = 86_400_000;

/** A day: today, yesterday, or by its date. */
export function DayHeading({ day, height }: { day: Date; height: number }) {
  const t = useTranslations("history");
  const dates = useDates();
  const timeZone = useTimeZone() ?? "UTC";
  const key = dayKey(day, timeZone);
  const now = Date.now();
  const near = [now, now - DAY_MS].findIndex((instant) => dayKey(new Date(instant), timeZone) === key);
  const date = dates.dateTime(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return (
    <li className="page-x flex" style={{ height }}>
      <h2 className="flex flex-1 items-end border-b border-line pb-2 text-h2">
        {near === 0 ? t("today") : near === 1 ? t("yesterday") : date.charAt(0).toUpperCase() + date.slice(1)}
      </h2>
    </li>
  );
}
