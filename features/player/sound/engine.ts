import { Howl } from "howler";
import type { Engine, EngineEvents, From, Source } from "./engine-calls.ts";
import { ignoreIdleSeeks, watchElement } from "./engine-element.ts";
import { createFader } from "./fader.ts";
import { keepToOneElement } from "./one-element.ts";
import { createRetries } from "./retries.ts";

/** Makes the engine around one audio element, which serves every sound in turn. */
export function createEngine(element: HTMLAudioElement, events: EngineEvents): Engine {
  keepToOneElement(element);
  ignoreIdleSeeks(element);
  const fader = createFader(element);

  let howl: Howl | null = null;
  /** The sound before, which still fades out. */
  let leaving: Howl | null = null;
  let sound: number | undefined;
  let loaded = false;
  let wanted = false;
  /** A pause that waits for its fade. */
  let pausing = false;
  let begin: From = { fraction: 0 };
  let opening = new AbortController();
  /** Where a seek that waits for its fade leads, seconds. */
  let goal: number | null = null;
  const retries = createRetries();

  const start = () => {
    if (element.paused) fader.silence();
    sound = howl?.play(sound);
  };
  const hasLoaded = (opened: Howl) => {
    loaded = true;
    const seconds = secondsOf(begin);
    if (seconds > 0) opened.seek(seconds);
    events.ready(element.duration);
    events.jumped(seconds);
    if (wanted) start();
  };
  const secondsOf = (from: From) => ("seconds" in from ? from.seconds : from.fraction * element.duration);
  /** What was asked for while the sound fades: the seek first, then the pause. */
  const settle = () => {
    pausing = false;
    if (goal !== null) {
      const seconds = goal;
      goal = null;
      // Howler pauses and plays again around a seek, which is heard; the element does not need that.
      if (howl?.playing(sound)) element.currentTime = seconds;
      else howl?.seek(seconds, sound);
      events.jumped(seconds);
    }
    if (!wanted) howl?.pause(sound);
    else if (!element.seeking) fader.rise();
  };
  const release = () => {
    leaving?.unload();
    leaving = null;
  };
  const leave = () => {
    leaving = howl ?? leaving;
    howl = null;
    sound = undefined;
    loaded = false;
    pausing = false;
    goal = null;
    opening.abort();
    retries.cancel();
  };

  watchElement(element, () => howl !== null, {
    ...events,
    playing() {
      // A pause was asked for while it began to play: a rise would take the place of its fade, and it would play on.
      if (pausing) return;
      fader.rise();
      events.playing();
    },
    position(seconds) {
      // Until the fade before a seek has ended, the old place still sounds.
      if (goal === null) events.position(seconds);
    },
    paused() {
      // Headphones and other tabs pause the element itself: Howler has to know, or it will not play again.
      if (howl?.playing(sound)) howl.pause(sound);
    },
  });
  element.addEventListener("seeked", () => {
    if (howl && wanted) fader.rise();
  });

  const load = (source: Source) => {
    const { url, muted } = source;
    // Howler leaves a reused element muted when its last sound was.
    element.muted = muted;
    const ifCurrent = (then: () => void) => () => {
      if (howl === own) then();
    };
    const stopped = (tell: () => void) =>
      ifCurrent(() => {
        wanted = false;
        tell();
      });
    const own: Howl = new Howl({
      src: url,
      format: ["mp3"],
      html5: true,
      pool: 1,
      mute: muted,
      // A pause while its play was under way has waited in Howler's queue, where nothing would wake it.
      onplay: ifCurrent(() => {
        if (!wanted) own.pause(sound);
      }),
      // Howler tells a turn later: by then it may play again.
      onpause: ifCurrent(() => {
        if (element.paused) events.paused();
      }),
      onend: stopped(() => events.ended()),
      onplayerror: stopped(() => events.refused()),
      onloaderror: ifCurrent(() => {
        const seconds = loaded ? element.currentTime : null;
        element.pause();
        const again = retries.next(() => {
          if (howl !== own) return;
          leave();
          release();
          begin = seconds === null ? begin : { seconds };
          load({ ...source, muted: element.muted });
        });
        if (again) return events.retrying();
        wanted = false;
        events.failed();
      }),
    });
    howl = own;
    // Howler tells of the load a turn later; its own listener, which was set first, has done its part by now.
    opening = new AbortController();
    element.addEventListener("canplay", () => hasLoaded(own), { once: true, signal: opening.signal });
    // Asked at once, the element starts on its first data; Howler joins in when it has loaded, and tells of refusals.
    if (wanted && "fraction" in begin && begin.fraction === 0) {
      fader.full();
      element.play().catch(() => {});
    }
  };

  return {
    open(source) {
      leave();
      wanted = !source.paused;
      begin = source.from;
      retries.reset();
      fader.fall(() => {
        release();
        fader.setLevel(source.volume);
        load(source);
      });
    },
    play() {
      wanted = true;
      pausing = false;
      if (!loaded) return;
      if (goal !== null) return;
      if (howl?.playing(sound)) fader.rise();
      else start();
    },
    pause() {
      wanted = false;
      if (!loaded) return element.pause();
      pausing = true;
      fader.fall(settle);
    },
    seek(from) {
      if (!loaded) {
        begin = from;
        // Asked at once it may sound before Howler has heard that it can.
        if (element.duration > 0) element.currentTime = secondsOf(from);
        return;
      }
      goal = secondsOf(from);
      fader.fall(settle);
    },
    setVolume: fader.setLevel,
    setMuted(muted) {
      howl?.mute(muted);
    },
    close() {
      leave();
      fader.fall(() => {
        element.pause();
        release();
      });
    },
  };
}
