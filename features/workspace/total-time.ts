import { parseDuration } from "#/features/player/duration.ts";

/** Seconds of all tracks together. */
export function totalSeconds(
  tracks: readonly { duration: string; durationSeconds?: number | undefined }[],
): number {
  return tracks.reduce((sum, track) => sum + (track.durationSeconds ?? parseDuration(track.duration)), 0);
}

/** Whole hours and minutes, the last one begun counting: what a list lasts, not what it measures. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.ceil(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
