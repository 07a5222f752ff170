import type { EngineEvents } from "./engine-calls.ts";

type Watched = Pick<EngineEvents, "playing" | "waiting" | "jumped" | "position" | "paused">;

/** Observes the element's position: at every frame while it plays, and at its own slower events in a hidden tab. */
export function watchElement(element: HTMLAudioElement, active: () => boolean, events: Watched): void {
  let frame = 0;
  // During a seek currentTime already shows the goal, but the way there was not played.
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

/** Calls `then` when the element can next play, unless `signal` aborts first. */
export function onceItCanPlay(element: HTMLAudioElement, signal: AbortSignal, then: () => void): void {
  element.addEventListener("canplay", then, { once: true, signal });
}
