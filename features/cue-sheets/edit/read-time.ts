import { FRAME_RATES, type FrameRateName } from "#/contract/cue-sheet.ts";
import { type Assumed, likeliest, ratesWith } from "./likely-rate.ts";
import { type Clock, type FrameRate, framesIn, framesOf, RATES } from "./timecode.ts";

/** Time code as programs write it: any mark between its parts, two or three figures for frames, parts of a frame. */
const CODE = /^(\d{1,2})[:;.,](\d{2})[:;.,](\d{2})([:;.,])(\d{2,3})(?:[.,](\d{1,3}))?$/;
const CLOCK = /^(?:(\d{1,2})[:;])?(\d{1,3})[:;](\d{2})(?:[.,](\d{1,6}))?$/;
const FEET = /^(\d{1,6})\+(\d{2})(?:\.(\d{1,3}))?$/;
const SECONDS = /^\d{1,6}(?:[.,]\d{1,6})?$/;
/** 35 mm film: sixteen frames a foot, twenty-four a second. */
const FRAMES_PER_FOOT = 16;
const FILM_FRAMES_PER_SECOND = 24;
const THOUSANDTHS = 1_000;
/** Frames of a second at the finest rate of a sheet. */
const MOST_FRAMES = 60;

/** What a list says of its rate beside its times. */
type Said = { isDrop?: boolean | null; bases?: ReadonlySet<number> | null; lengths?: readonly string[] };

/**
 * The clock that counts a list which does not name its rate, and the rates that its times leave possible: those that
 * have all its frames and, where the list says so (`isDrop`, or by semicolons), drop names or do not, or have one of `bases` as frames a second.
 * Three figures may be thousandths. `lengths` name no frame: they only say how fine frames are.
 */
export function clockOf(
  places: readonly string[],
  assumed: Assumed,
  { isDrop = null, bases = null, lengths = [] }: Said = {},
): { rates: readonly FrameRateName[]; clock: Clock } {
  const times = [...places, ...lengths];
  const codes = codesIn(times);
  const counted = withoutSlip(codes.filter((code) => !isThousandths(code)));
  if (codes.length > 0 && codes.every(isThousandths)) return ofSecond(THOUSANDTHS, assumed);
  const highest = counted.reduce((most, { frames }) => Math.max(most, frames), 0);
  const steps = stepsOf(highest);
  const isDecimal =
    counted.every(({ isPointed }) => isPointed) && (steps !== null || times.some(hasFraction));
  if (isDecimal || steps === THOUSANDTHS) return ofSecond(isDecimal ? 100 : THOUSANDTHS, assumed);
  if (steps !== null) {
    const rates = steps === 100 ? (["50"] as const) : (["59.94", "60"] as const);
    return { rates, clock: { rate: likeliest(rates, 0, assumed), perSecond: steps } };
  }
  const placed = new Set(places);
  const named = counted.filter(({ time }) => placed.has(time));
  // Where nothing says it, a name that drop-frame skips does: `01:01:00:00`.
  const hasDropped = named.some(({ isDropped }) => isDropped);
  const says = times.some((time) => time.includes(";")) || (isDrop ?? (hasDropped ? false : null));
  const possible = ratesWith(highest, says);
  const told = possible.filter((name) => bases?.has(RATES[name].base));
  const rates = told.length > 0 ? told : possible;
  const rate = likeliest(rates, named.filter(({ frames }) => frames > 0).length, assumed);
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
  /** Its frames stand behind a point or a comma. */
  isPointed: boolean;
  /** A name that drop-frame time code leaves out. */
  isDropped: boolean;
};

/** The time codes of a list, each of them once. */
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

/** Behind a point three figures are thousandths of a second, in a list whose frames have two as well. */
const isThousandths = ({ isPointed, figures }: Pick<Code, "isPointed" | "figures">) =>
  isPointed && figures === 3;

/** Whether a time has a decimal fraction of a second: one figure behind the point, or more than two. */
function hasFraction(time: string): boolean {
  const part = CLOCK.exec(time.trim())?.[4];
  return part !== undefined && part.length !== 2;
}

/** Without a time that alone has more frames than any sheet counts: a slip of somebody's hand, not a finer count. */
function withoutSlip(codes: Code[]): Code[] {
  const isFine = codes.every(({ isPointed }) => isPointed) || codes.every(({ figures }) => figures === 3);
  const high = codes.filter(({ frames }) => frames >= MOST_FRAMES);
  return isFine || high.length !== 1 ? codes : codes.filter((code) => code !== high[0]);
}

/** Steps of a second where no rate of a sheet has as many: hundredths, thousandths, frames at 100 and 120. */
function stepsOf(highest: number): number | null {
  if (highest < MOST_FRAMES) return null;
  if (highest < 100) return 100;
  return highest < 120 ? 120 : THOUSANDTHS;
}

/** A time as the list writes it, where it is time code; nothing for lengths in seconds or feet. */
export const codeIn = (text: string): string | undefined =>
  CODE.test(text.trim()) ? text.trim() : undefined;

/** A time code as frames of the clock's rate, parts of a frame to the nearest; null when it is none. */
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

/** A time as seconds: `01:02:03.5`, `2:03`, feet and frames of film; null when it is none of them. */
export function readSeconds(text: string): number | null {
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, hours = "0", minutes = "0", seconds = "0", part = "0"] = clock;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${part}`);
  }
  const feet = FEET.exec(text);
  if (!feet) return null;
  const [, whole, frames, part = "0"] = feet;
  return (Number(whole) * FRAMES_PER_FOOT + Number(`${Number(frames)}.${part}`)) / FILM_FRAMES_PER_SECOND;
}

/** A time as somebody writes it, as frames of `rate`: time code, clock time, feet and frames, or seconds. */
export function readTime(text: string, rate: FrameRate, perSecond: number = rate.base): number | null {
  const frames = readCode(text, { rate, perSecond });
  if (frames !== null) return frames;
  const seconds = SECONDS.test(text) ? Number(text.replace(",", ".")) : readSeconds(text);
  return seconds === null ? null : framesIn(seconds, rate);
}
