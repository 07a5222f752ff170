import { FRAME_RATES, type FrameRateName } from "#/contract/frame-rates.ts";

/**
 * How frames are counted and labelled (SMPTE ST 12-1). `base` frames make one second of time code. At the American rates
 * (`ntsc`) they last 1001/1000 of a second. `drop` skips two or four labels in every minute but each tenth.
 */
export type FrameRate = { base: 24 | 25 | 30 | 48 | 50 | 60; ntsc: boolean; drop: boolean };

export const RATES = {
  "23.976": { base: 24, ntsc: true, drop: false },
  "24": { base: 24, ntsc: false, drop: false },
  "25": { base: 25, ntsc: false, drop: false },
  "29.97": { base: 30, ntsc: true, drop: false },
  "29.97 DF": { base: 30, ntsc: true, drop: true },
  "30": { base: 30, ntsc: false, drop: false },
  "50": { base: 50, ntsc: false, drop: false },
  "59.94": { base: 60, ntsc: true, drop: false },
  "59.94 DF": { base: 60, ntsc: true, drop: true },
  "60": { base: 60, ntsc: false, drop: false },
} as const satisfies Record<FrameRateName, FrameRate>;

const TIMECODE = /^(\d{1,2}):(\d{2}):(\d{2})([:;.,])(\d{2})$/;

/** Labels skipped per minute: two at 29.97, four at 59.94. */
const droppedPerMinute = ({ base, drop }: FrameRate) => (drop ? base / 15 : 0);

/** Returns the number of frames from 00:00:00:00 to a time code; null if the text is not a time code at that rate. */
export function framesOf(timecode: string, rate: FrameRate): number | null {
  const parts = TIMECODE.exec(timecode.trim());
  if (!parts) return null;
  const [hours, minutes, seconds, , frames] = parts.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (minutes > 59 || seconds > 59 || frames >= rate.base) return null;
  const dropped = droppedPerMinute(rate);
  // As in players, a skipped label means the next frame that has one.
  const labelled = dropped > 0 && seconds === 0 && minutes % 10 !== 0 ? Math.max(frames, dropped) : frames;
  const total = hours * 60 + minutes;
  return (total * 60 + seconds) * rate.base + labelled - dropped * (total - Math.floor(total / 10));
}

/** Returns the time code `frames` after 00:00:00:00, as `01:02:03:04`, or `01:02:03;04` for drop-frame. */
export function timecodeOf(frames: number, rate: FrameRate): string {
  const dropped = droppedPerMinute(rate);
  let count = Math.max(0, Math.round(frames));
  if (dropped > 0) {
    const perMinute = rate.base * 60 - dropped;
    const perTenMinutes = rate.base * 600 - dropped * 9;
    const tens = Math.floor(count / perTenMinutes);
    const rest = count % perTenMinutes;
    // The first of ten minutes is complete; the other nine skip their first labels.
    const minutes = rest < rate.base * 60 ? 0 : 1 + Math.floor((rest - rate.base * 60) / perMinute);
    count += dropped * (tens * 9 + minutes);
  }
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const seconds = Math.floor(count / rate.base);
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${rate.drop ? ";" : ":"}${two(count % rate.base)}`;
}

/** Number of frames in an hour of time code, fewer with drop-frame. */
export const framesPerHour = (rate: FrameRate) => framesOf("01:00:00:00", rate) ?? rate.base * 3600;

/** Duration of `frames` in seconds. */
export const secondsOf = (frames: number, { base, ntsc }: FrameRate) =>
  (frames / base) * (ntsc ? 1001 / 1000 : 1);

/** Number of frames in `seconds`, rounded. */
export const framesIn = (seconds: number, { base, ntsc }: FrameRate) =>
  Math.round((seconds * base) / (ntsc ? 1001 / 1000 : 1));

/** Returns the rate with these properties, or null if sheets do not support it. */
export function rateOf(base: number, ntsc: boolean, drop: boolean): FrameRate | null {
  const name = FRAME_RATES.find(
    (one) => RATES[one].base === base && RATES[one].ntsc === ntsc && RATES[one].drop === drop,
  );
  return name ? RATES[name] : null;
}

/**
 * Returns the clock of an edit with `base` frames per second: at that rate, or at half of it if sheets do not support it
 * (48, 100 and 120 frames), with time codes still in `base`. Null if sheets support neither.
 */
export function clockAt(base: number, ntsc: boolean, drop: boolean): Clock | null {
  const rate = rateOf(base, ntsc, drop) ?? rateOf(base / 2, ntsc, drop);
  return rate && { rate, perSecond: base };
}

/** A frame rate, and the steps per second that the last group of a written time counts. */
export type Clock = { rate: FrameRate; perSecond: number };

/** Returns the name of a rate, or "25" if sheets do not support it. */
export const nameOfRate = (rate: FrameRate): FrameRateName =>
  FRAME_RATES.find((name) => {
    const one = RATES[name];
    return one.base === rate.base && one.ntsc === rate.ntsc && one.drop === rate.drop;
  }) ?? "25";
