import { FRAME_RATES, type FrameRateName } from "#/contract/frame-rates.ts";
import { type Assumed, likeliest, ratesWith } from "./likely-rate.ts";
import { rateStatedIn } from "./stated-rate.ts";
import { type Clock, type FrameRate, framesIn, framesOf, RATES } from "./timecode.ts";
import { readTypedTime } from "./typed-time.ts";

/** Time code as programs write it: any separator, two or three digits for frames, perhaps a fraction of a frame. */
const CODE = /^(\d{1,2})[:;.,](\d{2})[:;.,](\d{2})([:;.,])(\d{2,3})(?:[.,](\d{1,3}))?$/;
const CLOCK = /^(?:(\d{1,2})[:;])?(\d{1,3})[:;](\d{2})(?:[.,](\d{1,6}))?$/;
const FEET = /^(\d{1,6})\+(\d{2})(?:\.(\d{1,3}))?$/;
const SECONDS = /^\d{1,6}(?:[.,]\d{1,6})?$/;
/** Of 35 mm film. */
const FRAMES_PER_FOOT = 16;
const FILM_FRAMES_PER_SECOND = 24;
const THOUSANDTHS = 1_000;
/** Frames per second at the highest rate of a sheet. */
const MOST_FRAMES = 60;

/** Information about a list's rate apart from its times. */
type RateInfo = {
  isDrop?: boolean | null;
  bases?: ReadonlySet<number> | null;
  lengths?: readonly string[];
  stated?: string;
};

/**
 * Returns the clock for a list that does not state its rate, and the rates that its times allow: those that have all its
 * frame numbers, that agree with `isDrop` or with semicolons, and that count one of `bases` as frames per second. Three
 * digits may be thousandths. If these include the rate that the text `stated` names, it is that one. `lengths` only limit the frame numbers, since a length does not name a frame.
 */
export function clockOf(
  places: readonly string[],
  assumed: Assumed,
  { isDrop = null, bases = null, lengths = [], stated = "" }: RateInfo = {},
): { rates: readonly FrameRateName[]; clock: Clock } {
  const times = [...places, ...lengths];
  const codes = codesIn(times);
  const frameCodes = withoutTypingError(codes.filter((code) => !isThousandths(code)));
  if (codes.length > 0 && codes.every(isThousandths)) return ofSecond(THOUSANDTHS, assumed);
  const highest = frameCodes.reduce((most, { frames }) => Math.max(most, frames), 0);
  const steps = stepsOf(highest);
  const isDecimal =
    frameCodes.every(({ isPointed }) => isPointed) && (steps !== null || times.some(hasFraction));
  if (isDecimal || steps === THOUSANDTHS) return ofSecond(isDecimal ? 100 : THOUSANDTHS, assumed);
  if (steps !== null) {
    const rates = steps === 100 ? (["50"] as const) : (["59.94", "60"] as const);
    return { rates, clock: { rate: likeliest(rates, 0, assumed), perSecond: steps } };
  }
  const placed = new Set(places);
  const placeCodes = frameCodes.filter(({ time }) => placed.has(time));
  // Without other information, a label that drop-frame skips, such as `01:01:00:00`, excludes drop-frame.
  const hasDropped = placeCodes.some(({ isDropped }) => isDropped);
  const isDropFrame = times.some((time) => time.includes(";")) || (isDrop ?? (hasDropped ? false : null));
  const possible = ratesWith(highest, isDropFrame);
  const withBase = possible.filter((name) => bases?.has(RATES[name].base));
  const allowed = withBase.length > 0 ? withBase : possible;
  const statedRate = rateStatedIn(stated, allowed);
  const rates = statedRate ? [statedRate] : allowed;
  const rate = likeliest(rates, placeCodes.filter(({ frames }) => frames > 0).length, assumed);
  return { rates, clock: { rate, perSecond: rate.base } };
}

const ofSecond = (perSecond: number, { rate }: Assumed) => ({
  rates: FRAME_RATES,
  clock: { rate, perSecond },
});

type Code = {
  time: string;
  frames: number;
  figures: number;
  /** Whether a point or a comma precedes the frames. */
  isPointed: boolean;
  /** Whether drop-frame time code skips this label. */
  isDropped: boolean;
};

/** Returns the distinct time codes of a list. */
function codesIn(times: readonly string[]): Code[] {
  return [...new Set(times)].flatMap((time) => {
    const code = CODE.exec(time.trim());
    if (!code) return [];
    const [, , minutes = "", seconds = "", mark = "", figures = ""] = code;
    const frames = Number(figures);
    const isDropped = /[1-9]$/.test(minutes) && seconds === "00" && frames < 2;
    return [{ time, frames, figures: figures.length, isPointed: /[.,]/.test(mark), isDropped }];
  });
}

/** Three digits after a point are thousandths of a second, even in a list whose frames have two. */
const isThousandths = ({ isPointed, figures }: Pick<Code, "isPointed" | "figures">) =>
  isPointed && figures === 3;

/** Whether a time has a decimal fraction of a second: one digit after the point, or more than two. */
function hasFraction(time: string): boolean {
  const part = CLOCK.exec(time.trim())?.[4];
  return part !== undefined && part.length !== 2;
}

/** Removes a time with more frames than any rate has, if it is the only one: a typing error, not a higher rate. */
function withoutTypingError(codes: Code[]): Code[] {
  const isFine = codes.every(({ isPointed }) => isPointed) || codes.every(({ figures }) => figures === 3);
  const high = codes.filter(({ frames }) => frames >= MOST_FRAMES);
  return isFine || high.length !== 1 ? codes : codes.filter((code) => code !== high[0]);
}

/** Returns the steps per second if `highest` exceeds all rates of a sheet: 100, 120 or 1000; otherwise null. */
function stepsOf(highest: number): number | null {
  if (highest < MOST_FRAMES) return null;
  if (highest < 100) return 100;
  return highest < 120 ? 120 : THOUSANDTHS;
}

/** Returns a time as written if it is time code, else undefined. */
export const codeIn = (text: string): string | undefined =>
  CODE.test(text.trim()) ? text.trim() : undefined;

/** Returns a time code in frames of the clock's rate, rounded; null for other texts. */
export function readCode(text: string, { rate, perSecond }: Clock): number | null {
  const code = CODE.exec(text.trim());
  if (!code) return null;
  const [, hours, minutes, seconds, mark = "", frames = "", part = "0"] = code;
  const second = framesOf(`${hours}:${minutes}:${seconds}:00`, rate);
  const isPointed = /[.,]/.test(mark);
  const steps = isThousandths({ isPointed, figures: frames.length }) ? THOUSANDTHS : perSecond;
  if (second === null || Number(frames) >= steps) return null;
  if (steps === rate.base) {
    const frame = framesOf(`${hours}:${minutes}:${seconds}:${frames.slice(-2)}`, rate);
    return frame === null ? null : frame + Math.round(Number(`0.${part}`));
  }
  const ofSecond = Number(`${Number(frames)}.${part}`) / steps;
  if (steps === rate.base * 2) return second + Math.round(ofSecond * rate.base);
  return framesIn(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + ofSecond, rate);
}

/** Returns a time in seconds, from `01:02:03.5`, `2:03`, `2'03''` or feet and frames (`37+08`); null for other texts. */
export function readSeconds(text: string): number | null {
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, hours = "0", minutes = "0", seconds = "0", part = "0"] = clock;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${part}`);
  }
  const feet = FEET.exec(text);
  if (!feet) return readTypedTime(text);
  const [, whole, frames, part = "0"] = feet;
  return (Number(whole) * FRAMES_PER_FOOT + Number(`${Number(frames)}.${part}`)) / FILM_FRAMES_PER_SECOND;
}

/** Returns a time in frames of `rate`, from time code, clock time, feet and frames, seconds, or as people type it; else null. */
export function readTime(text: string, rate: FrameRate, perSecond: number = rate.base): number | null {
  const frames = readCode(text, { rate, perSecond });
  if (frames !== null) return frames;
  const seconds = SECONDS.test(text) ? Number(text.replace(",", ".")) : readSeconds(text);
  return seconds === null ? null : framesIn(seconds, rate);
}
