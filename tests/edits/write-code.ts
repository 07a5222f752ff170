import type { Rate } from "./made-edit.ts";

/**
 * Returns the time code of a frame by SMPTE ST 12-1: drop-frame time code skips the first two numbers (four at 60
 * frames per second) of every minute except each tenth one.
 */
export function codeOf(frame: number, { base, drop }: Rate, mark = drop ? ";" : ":"): string {
  const skip = drop ? base / 15 : 0;
  let named = 0;
  // Counts minute by minute, unlike the code under test.
  let rest = frame;
  for (let minute = 0; ; minute += 1) {
    const skipped = minute % 10 === 0 ? 0 : skip;
    const frames = base * 60 - skipped;
    if (rest < frames) {
      named = minute * base * 60 + rest + skipped;
      break;
    }
    rest -= frames;
  }
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const seconds = Math.floor(named / base);
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${mark}${two(named % base)}`;
}

/** Returns the duration of frames as a fraction of seconds. */
export const durationOf = (frames: number, { base, ntsc }: Rate): [number, number] =>
  ntsc ? [frames * 1001, base * 1000] : [frames, base];

export const escapedXml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`).replace("é", "&#xE9;");
