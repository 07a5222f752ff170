/**
 * Frame rates at which every frame has a timecode. At 23.976 and 29.97, timecodes skip frames or drift from real time;
 * only the cue sheet editor handles them.
 */
export const WHOLE_RATES = [24, 25, 30, 48, 50, 60] as const;

/** Format of times in a programme: frames per second, and the number of the frame at which the programme begins. */
export interface FrameTimes {
  fps: number;
  start: number;
}

const TIMECODE = /^(\d{1,2}):(\d{2}):(\d{2}):(\d{2})$/;

/** Returns the frame number of a timecode, counted from 00:00:00:00; null if the timecode is not valid at this rate. */
export function frameNamed(timecode: string, fps: number): number | null {
  const [hours, minutes, seconds, frames] = (TIMECODE.exec(timecode)?.slice(1) ?? []).map(Number);
  if (hours === undefined || minutes === undefined || seconds === undefined || frames === undefined)
    return null;
  if (minutes > 59 || seconds > 59 || frames >= fps) return null;
  return ((hours * 60 + minutes) * 60 + seconds) * fps + frames;
}

/** Formats a time in a programme as `10:00:12:05`, or in seconds if no frame rate was given. */
export function writeTime(seconds: number, times: FrameTimes | null): string {
  if (!times) return seconds.toFixed(2);
  const frames = times.start + Math.round(seconds * times.fps);
  const whole = Math.floor(frames / times.fps);
  const parts = [whole / 3600, (whole / 60) % 60, whole % 60, frames % times.fps];
  return parts.map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
}
