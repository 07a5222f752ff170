import { type FrameRate, framesIn, framesOf } from "./timecode.ts";

/** `01:02:03:04`, `01:02:03.5`, `2:03` or seconds, as frames of `rate`; null when it is none of them. */
export function readTime(text: string, rate: FrameRate): number | null {
  const frames = framesOf(text, rate);
  if (frames !== null) return frames;
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?$/.exec(text);
  if (clock) {
    const [, hours = "0", minutes = "0", seconds = "0", part = "0"] = clock;
    return framesIn(Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${part}`), rate);
  }
  return /^\d{1,6}(?:[.,]\d{1,6})?$/.test(text) ? framesIn(Number(text.replace(",", ".")), rate) : null;
}
