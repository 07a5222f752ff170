/** Length of a fade in milliseconds: too short to be audible as one, long enough to avoid clicks. */
export const FADE_MS = 40;
/** How often the volume moves within a fade, milliseconds. */
const STEP_MS = 4;
/** Part of a fade that one move takes at most, milliseconds: on a busy page a fade lasts longer, but stays one. */
const LONGEST_STEP_MS = 8;
/** Inaudible share; at 0 Chromium takes an element off the sound card, and restarts it tens of ms late. */
export const UNHEARD = 0.0001;

/** Fades one audio element in and out, without clicks. */
export interface Fader {
  /** Sets how loud the element sounds when it is not fading, 0 to 1. */
  setLevel(level: number): void;
  /** Is silent at once; for a moment when nothing sounds. */
  silence(): void;
  /** Is at its level at once; for the beginning of a sound, which nothing cuts. */
  full(): void;
  /** Fades in from where it is. */
  rise(): void;
  /** Fades out, then does `then`: at once where nothing sounds. A later call takes the place of one under way. */
  fall(then: () => void): void;
}

/**
 * Makes the fader of an element. The element's own `volume` becomes read-only for everybody else: Howler sets it before
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
      // A hidden tab runs its timers once a second, where a click is better than a late pause.
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
