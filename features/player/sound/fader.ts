/** Length of a fade in milliseconds: too short to be audible as one, long enough to avoid clicks. */
export const FADE_MS = 40;
/** Milliseconds between two changes of the volume during a fade. */
const STEP_MS = 4;
/** Largest part of a fade in one change, milliseconds: on a busy page a fade takes longer, but is still gradual. */
const LONGEST_STEP_MS = 8;
/** A share too small to hear; at 0 Chromium takes an element off the sound card, and restarts it tens of ms late. */
export const UNHEARD = 0.0001;

/** Fades one audio element in and out, without clicks. */
export interface Fader {
  /** Sets the level of the element when it is not fading, 0 to 1. */
  setLevel(level: number): void;
  /** Silences the element at once; for moments when nothing plays. */
  silence(): void;
  /** Sets the element to its level at once; for the beginning of a sound, where there is no click to avoid. */
  full(): void;
  /** Fades in from the current level. */
  rise(): void;
  /** Fades out, then calls `then`, at once if nothing plays. A later call replaces a fade-out in progress. */
  fall(then: () => void): void;
}

/**
 * Creates the fader of an element. For all other code the element's `volume` becomes read-only: Howler sets it before
 * each play, in the middle of a fade.
 */
export function createFader(element: HTMLAudioElement): Fader {
  const native = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "volume");
  Object.defineProperty(element, "volume", {
    configurable: true,
    get: () => native?.get?.call(element),
    set: () => {},
  });
  let level = 1;
  let share = UNHEARD;
  let timer: ReturnType<typeof setInterval> | undefined;

  const apply = () => native?.set?.call(element, level * share);
  const jump = (to: number) => {
    clearInterval(timer);
    share = to;
    apply();
  };
  const fade = (to: number, then: () => void) => {
    clearInterval(timer);
    const from = share;
    const length = FADE_MS * Math.abs(to - from);
    let moved = performance.now();
    let spent = 0;
    const step = () => {
      const now = performance.now();
      spent += Math.min(now - moved, LONGEST_STEP_MS);
      moved = now;
      // In a hidden tab timers run once a second, and a click is better than a late pause.
      const way = element.ownerDocument.hidden || length === 0 ? 1 : Math.min(1, spent / length);
      share = from + (to - from) * (0.5 - Math.cos(Math.PI * way) / 2);
      apply();
      if (way < 1) return;
      clearInterval(timer);
      then();
    };
    timer = setInterval(step, STEP_MS);
    if (element.ownerDocument.hidden || length === 0) step();
  };

  return {
    setLevel(next) {
      level = next;
      apply();
    },
    silence: () => jump(UNHEARD),
    full: () => jump(1),
    rise: () => fade(1, () => {}),
    fall(then) {
      if (element.paused || element.muted) {
        jump(UNHEARD);
        then();
      } else fade(UNHEARD, then);
    },
  };
}
