import { useFormatter } from "next-intl";
import type { Placement } from "#/contract/placement.ts";

/** When a placement was first heard: the day where it is known, else the year, else nothing. */
export function PlacementDay({
  placement: { date, year },
  withYear,
}: {
  placement: Pick<Placement, "date" | "year">;
  withYear: boolean;
}) {
  const format = useFormatter();
  if (!date) return year;
  return (
    <time dateTime={date}>
      {format.dateTime(new Date(date), {
        day: "numeric",
        month: "short",
        year: withYear ? "numeric" : undefined,
        timeZone: "UTC",
      })}
    </time>
  );
}
