import { Howler } from "howler";

/** Parts of Howler that its types leave out; untouched, it keeps ten elements and waits for the whole file. */
interface HowlerInside {
  _html5AudioPool: HTMLAudioElement[];
  _canPlayEvent: string;
}

/** How a sound is opened so that it is played by an element and needs no second one. */
export const BY_ELEMENT = { format: ["mp3"], html5: true, pool: 1 };

/**
 * Has Howler play every sound by this element: it takes it from its pool and, because it is marked unlocked, puts it
 * back. No AudioContext is made, so the sound needs no CORS and never waits.
 */
export function keepToOneElement(element: HTMLAudioElement): void {
  const inside = Howler as unknown as HowlerInside;
  Howler.usingWebAudio = false;
  Howler.autoUnlock = false;
  inside._canPlayEvent = "canplay";
  inside._html5AudioPool = [Object.assign(element, { _unlocked: true })];
}
