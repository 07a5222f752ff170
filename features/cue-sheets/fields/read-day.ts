/** Two-digit years are in this century. */
const CENTURY = 2000;

/** Returns a typed date, such as `30/11/2026`, `30.11.26` or `2026-11-30`, as `YYYY-MM-DD`; null for any other text. */
export function readDay(text: string): string | null {
  const match =
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(text.trim()) ??
    /^(?<day>\d{1,2})[/. -](?<month>\d{1,2})[/. -](?<year>\d{4}|\d{2})$/.exec(text.trim());
  if (!match?.groups) return null;
  const [year, month, day] = [match.groups.year, match.groups.month, match.groups.day].map(Number);
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(year < 100 ? CENTURY + year : year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/** Returns a `YYYY-MM-DD` as both languages write it, `30/11/2026`; any other text unchanged. */
export function writeDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : day;
}
