import { Howl, Howler } from "howler";

/** Parts of Howler that its types omit; by default it keeps ten elements and waits for the whole file. */
interface HowlerInside {
  _html5AudioPool: HTMLAudioElement[];
  _canPlayEvent: string;
}
interface HowlInside {
  _clearSound(element: HTMLAudioElement): void;
}

/** Howler options for playing a sound with the shared element, without a second one. */
export const BY_ELEMENT = { format: ["mp3"], html5: true, pool: 1 };

/** Moves shorter than this are not worth refilling the element's buffer, seconds. */
const IDLE_SEEK = 0.05;

/** Moves the element to a second, however near: a frame of a film is shorter than `IDLE_SEEK`. */
export type MoveTo = (seconds: number) => void;

/**
 * Makes Howler play every sound with this element: it takes it from its pool and, because it is marked as unlocked,
 * returns it. There is no AudioContext, so the sound needs no CORS and never waits. Returns a function that seeks the
 * element.
 */
export function keepToOneElement(element: HTMLAudioElement): MoveTo {
  const inside = Howler as unknown as HowlerInside;
  Howler.usingWebAudio = false;
  Howler.autoUnlock = false;
  inside._canPlayEvent = "canplay";
  inside._html5AudioPool = [Object.assign(element, { _unlocked: true })];
  (Howl.prototype as unknown as HowlInside)._clearSound = emptied;
  return ignoreIdleSeeks(element);
}

/**
 * Ends a download without the silent `data:` sound that Howler would load, which the page's policy refuses and reports.
 */
function emptied(element: HTMLAudioElement): void {
  element.removeAttribute("src");
  element.load();
}

/** Howler sets the position before every play, even to where it is, and the element would stop and refill each time. */
function ignoreIdleSeeks(element: HTMLAudioElement): MoveTo {
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "currentTime") ?? {};
  if (!get || !set) {
    return (seconds) => {
      element.currentTime = seconds;
    };
  }
  Object.defineProperty(element, "currentTime", {
    configurable: true,
    get: () => get.call(element),
    set: (seconds: number) => {
      if (Math.abs(seconds - get.call(element)) > IDLE_SEEK) set.call(element, seconds);
    },
  });
  return (seconds) => {
    if (get.call(element) !== seconds) set.call(element, seconds);
  };
}
