import type { Placement } from "#/contract/placement.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";

/** Renders the date of a placement: the day if known, else the year, else nothing. */
export function PlacementDay({
  placement: { date, year },
  withYear,
}: {
  placement: Pick<Placement, "date" | "year">;
  withYear: boolean;
}) {
  const dates = useDates();
  if (!date) return year;
  return (
    <time dateTime={date}>
      {dates.dateTime(new Date(date), {
        day: "numeric",
        month: "short",
        year: withYear ? "numeric" : undefined,
        timeZone: "UTC",
      })}
    </time>
  );
}
