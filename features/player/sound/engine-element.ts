import type { EngineEvents } from "./engine-calls.ts";

/** Moves shorter than this are not worth a refill of the element's buffer, seconds. */
const IDLE_SEEK = 0.05;

/** Howler sets the position before every play, even to where it is, and the element would stop and refill each time. */
export function ignoreIdleSeeks(element: HTMLAudioElement): void {
  const native = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "currentTime");
  if (!native?.get || !native.set) return;
  const { get, set } = native;
  Object.defineProperty(element, "currentTime", {
    configurable: true,
    get: () => get.call(element),
    set: (seconds: number) => {
      if (Math.abs(seconds - get.call(element)) > IDLE_SEEK) set.call(element, seconds);
    },
  });
}

type Watched = Pick<EngineEvents, "playing" | "waiting" | "jumped" | "position" | "paused">;

/** Follows the element: its position at every frame while it plays, and at its own slower beat in a hidden tab. */
export function watchElement(element: HTMLAudioElement, active: () => boolean, events: Watched): void {
  let frame = 0;
  // While a seek is under way currentTime already shows its goal: that way was not played.
  const observe = () => {
    if (active() && !element.seeking) events.position(element.currentTime);
  };
  const tick = () => {
    observe();
    frame = element.paused ? 0 : requestAnimationFrame(tick);
  };
  const on = (type: keyof HTMLMediaElementEventMap, handle: () => void) =>
    element.addEventListener(type, () => {
      if (active()) handle();
    });
  on("playing", () => {
    events.playing();
    if (frame === 0) frame = requestAnimationFrame(tick);
  });
  on("waiting", () => events.waiting());
  on("seeking", () => events.jumped(element.currentTime));
  on("timeupdate", observe);
  on("pause", () => {
    if (!element.ended) events.paused();
  });
}
