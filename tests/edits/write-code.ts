import type { Counting } from "./made-edit.ts";

/**
 * The name of a frame, as SMPTE ST 12-1 counts: drop-frame time code leaves out the first two names (at 60 frames a
 * second four) of every minute that is no tenth.
 */
export function codeOf(frame: number, { base, drop }: Counting, mark = drop ? ";" : ":"): string {
  const skip = drop ? base / 15 : 0;
  let named = 0;
  // Minute by minute, as one would count on paper.
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

/** What a frame lasts, as a fraction of a second. */
export const lasting = (frames: number, { base, ntsc }: Counting): [number, number] =>
  ntsc ? [frames * 1001, base * 1000] : [frames, base];

export const inXml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`).replace("é", "&#xE9;");
