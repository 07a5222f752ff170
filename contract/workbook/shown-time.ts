const DAY_SECONDS = 86_400;
/** Greatest number of decimals that a spreadsheet shows of a second. */
const MOST_DECIMALS = 3;

/**
 * Returns a time as its cell shows it, with colons: `02:34` in `mm:ss`, `36:00:00` in `[h]:mm:ss`, and in `h:mm` the
 * hour of the day, whatever the number of whole days. Keeps hours and seconds that the format does not show: `1:20:53` in `mm:ss`. `days`
 * is the number in the cell; `format` has no quoted texts.
 */
export function shownTime(days: number, format: string): string {
  const [, elapsed = ""] = /\[([hms])/i.exec(format) ?? [];
  const decimals = Math.min(/s\]?[.,](0+)/i.exec(format)?.[1]?.length ?? 0, MOST_DECIMALS);
  const steps = 10 ** decimals;
  const total = Math.round(days * DAY_SECONDS * steps) / steps;
  const [hours, minutes, seconds] = [Math.floor(total / 3_600), Math.floor(total / 60), total % 60];
  const ofMinute = seconds.toFixed(decimals).padStart(decimals === 0 ? 2 : decimals + 3, "0");
  // As many digits as the format has letters for the unit that comes first.
  const first = (unit: string, value: number) =>
    String(value).padStart(new RegExp(`${unit}+`, "i").exec(format)?.[0].length ?? 1, "0");
  if (/s/i.test(elapsed)) return total.toFixed(decimals);
  if (/m/i.test(elapsed)) return `${first("m", minutes)}:${ofMinute}`;
  const ofHour = String(minutes % 60).padStart(2, "0");
  const ofDay = /h/i.test(elapsed) ? hours : hours % 24;
  if (!/h/i.test(format))
    return ofDay > 0 ? `${ofDay}:${ofHour}:${ofMinute}` : `${first("m", minutes % 60)}:${ofMinute}`;
  const isToMinute = !/s/i.test(format) && seconds === 0;
  return [first("h", ofDay), ofHour, ...(isToMinute ? [] : [ofMinute])].join(":");
}
