const SECONDS_PER_MINUTE = 60;

/**
 * Formats seconds as `mm:ss` (spec §9): whole elapsed seconds, minutes may exceed 59; an invalid length shows 00:00.
 */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(whole / SECONDS_PER_MINUTE);
  return `${pad(minutes)}:${pad(whole % SECONDS_PER_MINUTE)}`;
}

/** Reads the wire's `mm:ss` (or `h:mm:ss`) as seconds; 0 when it is not a duration. */
export function parseDuration(text: string): number {
  const parts = text.split(":").map(Number);
  if (parts.some((part) => !Number.isFinite(part) || part < 0)) return 0;
  return parts.reduce((sum, part) => sum * SECONDS_PER_MINUTE + part, 0);
}

/** Splits seconds for speech («1 minute 12»). */
export function minutesAndSeconds(seconds: number): { minutes: number; seconds: number } {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { minutes: Math.floor(whole / SECONDS_PER_MINUTE), seconds: whole % SECONDS_PER_MINUTE };
}

function pad(figure: number): string {
  return String(figure).padStart(2, "0");
}
