import { moodHue } from "./mood-hue.ts";
import { type Oklch, oklchToHex } from "./oklch.ts";

export type Ground = "deep" | "saturated" | "pale";

/** Colours of one sleeve, `#rrggbb`: four at most in the drawing, so that it can be printed (looks §6). */
export interface SleevePalette {
  ground: string;
  /** Main ink, from the first mood. */
  a: string;
  /** Second voice, from the second mood. */
  b: string;
  /** Accent, for the bar line. */
  c: string;
  /** Ink of the words that the site sets on the ground. */
  title: string;
  /** Returns the tint at a relief height of 0–1, from the first mood to the second. */
  tint(height: number): string;
}

interface Scheme {
  ground: Oklch;
  a: Oklch;
  b: Oklch;
  c: Oklch;
  title: Oklch;
  /** Lightness and chroma at the bottom and at the top of a relief. */
  relief: readonly [readonly [number, number], readonly [number, number]];
}

/** A yellow of medium lightness looks like mustard: this family needs a light ground, hence dark inks. */
const YELLOW = 88;

/** Whether the dark tones of a hue are browns: on a saturated ground such hues need a light accent to stay a colour. */
const isWarm = (hue: number) => hue > 20 && hue < 120;

function scheme(kind: Ground, one: number, two: number): Scheme {
  // Two voices of the same hue differ in lightness.
  const same = one === two;
  if (kind === "deep") {
    return {
      ground: [0.25, 0.065, one],
      a: one === YELLOW ? [0.84, 0.16, one] : [0.78, 0.145, one],
      b: [same ? 0.58 : 0.72, 0.165, two],
      c: [0.955, 0.03, one],
      title: [0.955, 0.025, one],
      relief: [
        [0.24, 0.08],
        [0.9, 0.1],
      ],
    };
  }
  if (kind === "pale") {
    return {
      ground: [0.945, 0.028, one],
      a: one === YELLOW ? [0.62, 0.15, one] : [0.52, 0.15, one],
      b: [same ? 0.71 : 0.62, 0.17, two],
      c: [0.27, 0.075, one],
      title: [0.27, 0.07, one],
      relief: [
        [0.95, 0.05],
        [0.36, 0.12],
      ],
    };
  }
  const relief = [
    [0.3, 0.1],
    [0.95, 0.07],
  ] as const;
  if (one === YELLOW) {
    return {
      ground: [0.85, 0.155, one],
      a: [0.27, 0.075, one],
      b: same ? [0.5, 0.11, two] : [0.58, 0.18, two],
      c: [0.985, 0.02, one],
      title: [0.2, 0.05, one],
      relief,
    };
  }
  return {
    ground: [0.66, 0.155, one],
    a: [0.27, 0.075, one],
    b: [0.96, 0.035, two],
    c: isWarm(two) ? [0.86, 0.13, two] : [0.42, 0.14, two],
    title: [0.2, 0.05, one],
    relief,
  };
}

/** Interpolates between two hues the short way round the circle, at most half a turn. */
function between(one: number, two: number, share: number): number {
  const turn = ((two - one + 540) % 360) - 180;
  return one + turn * share;
}

/** Returns the colours for two mood slugs (the second is optional) on one kind of ground. */
export function sleevePalette(kind: Ground, first: string, second = first): SleevePalette {
  const one = moodHue(first);
  const two = moodHue(second);
  const { ground, a, b, c, title, relief } = scheme(kind, one, two);
  const [bottom, top] = relief;
  return {
    ground: oklchToHex(ground),
    a: oklchToHex(a),
    b: oklchToHex(b),
    c: oklchToHex(c),
    title: oklchToHex(title),
    tint: (height) =>
      oklchToHex([
        bottom[0] + (top[0] - bottom[0]) * height,
        bottom[1] + (top[1] - bottom[1]) * height + 0.09 * Math.sin(Math.PI * height),
        between(one, two, height),
      ]),
  };
}
