import { Howl, Howler } from "howler";
import { ignoreIdleSeeks, watchElement } from "./engine-element.ts";

/** What the engine tells; positions are seconds. */
export interface EngineEvents {
  ready(duration: number): void;
  playing(): void;
  paused(): void;
  waiting(): void;
  ended(): void;
  /** Playback was observed at this position. */
  position(seconds: number): void;
  /** The position moved without being played. */
  jumped(seconds: number): void;
  /** The browser wants another gesture before it makes sound. */
  refused(): void;
  /** The source cannot be had or cannot be decoded. */
  failed(): void;
}

/** Where a sound begins: at a fraction (0 to 1) of its length, or at a second of it. */
export type From = { fraction: number } | { seconds: number };

export interface Source {
  url: string;
  /** 0 to 1, as the element takes it. */
  volume: number;
  muted: boolean;
  from: From;
}

export interface Engine {
  /** Plays a source in place of the one before. */
  open(source: Source): void;
  play(): void;
  pause(): void;
  /** Moves within the open source; before it has loaded, moves its beginning. */
  seek(from: From): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  /** Stops and lets go of the source. */
  close(): void;
}

/** Parts of Howler that its types leave out; untouched, it keeps ten elements and waits for the whole file. */
interface HowlerInside {
  _html5AudioPool: HTMLAudioElement[];
  _canPlayEvent: string;
}

/**
 * Makes the engine around one audio element, which serves every sound in turn: Howler takes it from its pool and,
 * because it is marked unlocked, puts it back. No AudioContext is made, so the sound needs no CORS and never waits.
 */
export function createEngine(element: HTMLAudioElement, events: EngineEvents): Engine {
  const inside = Howler as unknown as HowlerInside;
  Howler.usingWebAudio = false;
  Howler.autoUnlock = false;
  inside._canPlayEvent = "canplay";
  inside._html5AudioPool = [Object.assign(element, { _unlocked: true })];
  ignoreIdleSeeks(element);

  let howl: Howl | null = null;
  let sound: number | undefined;
  let loaded = false;
  let wanted = false;
  let begin: From = { fraction: 0 };
  let opening = new AbortController();

  const start = () => {
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

  watchElement(element, () => howl !== null, {
    ...events,
    paused() {
      // Headphones and other tabs pause the element itself: Howler has to know, or it will not play again.
      if (howl?.playing(sound)) howl.pause(sound);
    },
  });

  return {
    open({ url, volume, muted, from }) {
      howl?.unload();
      sound = undefined;
      loaded = false;
      wanted = true;
      begin = from;
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
        volume,
        mute: muted,
        onpause: ifCurrent(() => events.paused()),
        onend: stopped(() => events.ended()),
        onplayerror: stopped(() => events.refused()),
        onloaderror: stopped(() => {
          element.pause();
          events.failed();
        }),
      });
      howl = own;
      // Howler tells of the load a turn later; its own listener, which was set first, has done its part by now.
      opening.abort();
      opening = new AbortController();
      element.addEventListener("canplay", () => hasLoaded(own), { once: true, signal: opening.signal });
      // Asked at once, the element starts on its first data; Howler joins in when it has loaded, and tells of refusals.
      if ("fraction" in from && from.fraction === 0) element.play().catch(() => {});
    },
    play() {
      wanted = true;
      if (loaded && !howl?.playing(sound)) start();
    },
    pause() {
      wanted = false;
      if (loaded) howl?.pause(sound);
      else element.pause();
    },
    seek(from) {
      if (!loaded) {
        begin = from;
        return;
      }
      const seconds = secondsOf(from);
      // Howler pauses and plays again around a seek, which is heard; the element does not need that.
      if (howl?.playing(sound)) element.currentTime = seconds;
      else howl?.seek(seconds, sound);
      events.jumped(seconds);
    },
    setVolume(volume) {
      howl?.volume(volume);
    },
    setMuted(muted) {
      howl?.mute(muted);
    },
    close() {
      const closing = howl;
      howl = null;
      opening.abort();
      element.pause();
      closing?.unload();
    },
  };
}
