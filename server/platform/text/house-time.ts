/** Time zone of the house: we show its times, not the machine's or the reader's. */
export const HOUSE_ZONE = "Europe/Paris";

const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: HOUSE_ZONE, dateStyle: "short" });

const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: HOUSE_ZONE,
  dateStyle: "short",
  timeStyle: "medium",
});

/** Returns the milliseconds by which the house's clocks are ahead of UTC at an instant. */
const aheadAt = (instant: number) =>
  Date.parse(`${CLOCK.format(instant).replace(" ", "T")}Z`) - Math.floor(instant / 1_000) * 1_000;

/** Returns the instant at which the house's clocks show a day and time, such as `2026-07-01` and `09:30`. */
export function houseInstant(day: string, time = "00:00"): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // The second correction is for the hours around a change of the clocks.
  return new Date(shown - aheadAt(shown - aheadAt(shown)));
}

/** Formats an instant in the house's time zone, such as `2026-07-01 09:30`. */
export const houseTime = (instant: Date): string => CLOCK.format(instant).slice(0, -":00".length);

/** Returns the day in the house's time zone at an instant, such as `2026-07-01`. */
export const houseDay = (instant: Date): string => DAY.format(instant);
