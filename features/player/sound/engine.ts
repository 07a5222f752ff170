import { Howl } from "howler";
import type { Engine, EngineEvents, Source } from "./engine-calls.ts";
import { onceItCanPlay, watchElement } from "./engine-element.ts";
import { createFader } from "./fader.ts";
import { type From, isBeginning, secondsOf } from "./from.ts";
import { joinPlaying } from "./join-playing.ts";
import { BY_ELEMENT, keepToOneElement } from "./one-element.ts";
import { createRetries } from "./retries.ts";

/** Creates the engine for one audio element, which plays all sounds in turn. */
export function createEngine(element: HTMLAudioElement, events: EngineEvents): Engine {
  const moveTo = keepToOneElement(element);
  const fader = createFader(element);

  let howl: Howl | null = null;
  /** The previous sound while it fades out. */
  let leaving: Howl | null = null;
  let sound: number | undefined;
  let loaded = false;
  let wanted = false;
  /** Whether an action waits for the fade-out: a fade-in would replace it, and the action would never run. */
  let settling = false;
  let volume = 1;
  let begin: From = { fraction: 0 };
  let opening = new AbortController();
  /** Goal of a seek that waits for its fade-out, seconds; until then the old position is still audible. */
  let goal: number | null = null;
  const retries = createRetries();

  const start = () => {
    if (!wanted) return;
    // Howler's own wait for data outlives its sound, and would move the next sound to this one's position.
    if (element.readyState < element.HAVE_FUTURE_DATA) return onceItCanPlay(element, opening.signal, start);
    if (element.paused) fader.silence();
    sound = howl?.play(sound);
  };
  const hasLoaded = (opened: Howl) => {
    loaded = true;
    const seconds = secondsOf(begin, element.duration);
    // The element may be further by now: Howler would move it back and repeat its beginning.
    const at = element.paused ? seconds : Math.max(seconds, element.currentTime);
    if (at > 0) opened.seek(at);
    events.ready(element.duration);
    events.jumped(seconds);
    start();
  };
  /** Pending actions during a fade-out: the seek first, then the pause. */
  const settle = () => {
    settling = false;
    if (goal !== null) {
      const seconds = goal;
      goal = null;
      // Howler pauses and restarts around a seek, audibly; the element does not need that.
      if (!howl?.playing(sound)) howl?.seek(seconds, sound);
      moveTo(seconds);
      events.jumped(seconds);
    }
    if (!wanted) (howl?.playing(sound) ? howl : element).pause();
    // Paused and resumed meanwhile: the resumption waited for the seek.
    else if (!howl?.playing(sound)) start();
    else if (!element.seeking) fader.rise();
  };
  const fallToSettle = () => {
    settling = true;
    fader.fall(settle);
  };
  const release = () => {
    leaving = leaving?.unload() ?? null;
  };
  const leave = () => {
    leaving = howl ?? leaving;
    howl = null;
    sound = undefined;
    loaded = false;
    settling = false;
    goal = null;
    opening.abort();
    retries.cancel();
  };

  watchElement(element, () => howl !== null, {
    ...events,
    playing() {
      // A pause was requested while the sound was starting.
      if (settling && !wanted) return;
      if (!settling) fader.rise();
      events.playing();
    },
    position(seconds) {
      if (goal === null) events.position(seconds);
    },
    paused() {
      // Headphones and other tabs pause the element itself: Howler has to know, or it will not play again.
      if (!element.paused || !howl?.playing(sound)) return;
      wanted = false;
      howl.pause(sound);
    },
  });
  element.addEventListener("seeked", () => {
    if (howl && wanted && !settling) fader.rise();
  });

  const load = (source: Source) => {
    const ifCurrent = (then: () => unknown) => () => howl === own && then();
    const stopped = (tell: () => void) =>
      ifCurrent(() => {
        wanted = false;
        tell();
      });
    const join = source.begun ? joinPlaying(element) : undefined;
    const own: Howl = new Howl({
      src: source.url,
      ...BY_ELEMENT,
      // A pause requested while the sound was starting waits in Howler's queue, which nothing else would run.
      onplay: ifCurrent(() => wanted || own.pause(sound)),
      // Howler's event comes a turn later, when the sound may be playing again.
      onpause: ifCurrent(() => {
        if (element.paused) events.paused();
      }),
      onend: stopped(() => events.ended()),
      onplayerror: stopped(() => events.refused()),
      onloaderror: ifCurrent(() => {
        if (loaded) begin = { seconds: element.currentTime };
        element.pause();
        const again = retries.next(() => {
          leave();
          release();
          load({ ...source, begun: false });
        });
        if (again) return events.retrying();
        wanted = false;
        events.failed();
      }),
    });
    howl = own;
    // Howler's load event comes a turn later; its own listener, registered first, has run by now.
    opening = new AbortController();
    onceItCanPlay(element, opening.signal, () => hasLoaded(own));
    // The element starts on its first data; Howler joins once it has loaded, and reports refusals.
    if (wanted && isBeginning(begin)) {
      fader.full();
      element.play().catch(() => {});
    }
    join?.();
  };

  return {
    open(source) {
      leave();
      wanted = !source.paused;
      begin = source.from;
      volume = source.volume;
      element.muted = source.muted;
      retries.reset();
      fader.fall(() => {
        release();
        fader.setLevel(volume);
        load(source);
      });
    },
    play() {
      wanted = true;
      if (!loaded || goal !== null) return;
      settling = false;
      if (howl?.playing(sound)) fader.rise();
      else start();
    },
    pause() {
      wanted = false;
      if (!loaded) return element.pause();
      fallToSettle();
    },
    seek(from) {
      if (!loaded) {
        begin = from;
        // The sound may be audible before Howler knows that it can play.
        if (element.duration > 0) element.currentTime = secondsOf(from, element.duration);
        return;
      }
      goal = secondsOf(from, element.duration);
      fallToSettle();
    },
    setVolume(next) {
      volume = next;
      // A sound that is fading out keeps its own level.
      if (howl) fader.setLevel(next);
    },
    // Howler ignores a call while it starts to play.
    setMuted(muted) {
      element.muted = muted;
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
