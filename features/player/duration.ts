const SECONDS_PER_MINUTE = 60;

/**
 * Formats seconds as `mm:ss` (spec §9): whole elapsed seconds, minutes may exceed 59; an invalid length shows 00:00.
 */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(whole / SECONDS_PER_MINUTE);
  return `${pad(minutes)}:${pad(whole % SECONDS_PER_MINUTE)}`;
}

/** Parses the API's `mm:ss` (or `h:mm:ss`) to seconds; 0 for any other text. */
export function parseDuration(text: string): number {
  const parts = text.split(":").map(Number);
  if (parts.some((part) => !Number.isFinite(part) || part < 0)) return 0;
  return parts.reduce((sum, part) => sum * SECONDS_PER_MINUTE + part, 0);
}

/** Splits seconds into minutes and seconds for screen readers (“1 minute 12”). */
export function minutesAndSeconds(seconds: number): { minutes: number; seconds: number } {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { minutes: Math.floor(whole / SECONDS_PER_MINUTE), seconds: whole % SECONDS_PER_MINUTE };
}

function pad(figure: number): string {
  return String(figure).padStart(2, "0");
}
