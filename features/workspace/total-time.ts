import { parseDuration } from "#/features/player/duration.ts";

/** Returns the total length of all tracks in seconds. */
export function totalSeconds(
  tracks: readonly { duration: string; durationSeconds?: number | undefined }[],
): number {
  return tracks.reduce((sum, track) => sum + (track.durationSeconds ?? parseDuration(track.duration)), 0);
}

/** Returns hours and minutes, rounded up to a whole minute. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.ceil(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
