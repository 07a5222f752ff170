import { vi } from "vitest";

interface Sound {
  paused: boolean;
  currentTime: number;
  readyState: number;
  ended: boolean;
  /** Address that was loaded last. */
  source: string;
}

/** Seconds of every sound that jsdom is given here. */
const DURATION = 100;
/** The site keeps one element for good, so its state outlives a test. */
const sounds = new WeakMap<HTMLMediaElement, Sound>();

/**
 * Provides media elements, which jsdom lacks: they load at once and play when `advance` is called. An address that
 * contains `broken` fails to load. Returns what controls the last sound.
 */
export function fakeMedia() {
  let last: HTMLMediaElement | null = null;
  let refusing = false;
  // Of the document of these elements: a sound that still fades out outlives it for a moment.
  const { Event } = window;
  const of = (element: HTMLMediaElement): Sound => {
    const sound = sounds.get(element) ?? {
      paused: true,
      currentTime: 0,
      readyState: 0,
      ended: false,
      source: "",
    };
    sounds.set(element, sound);
    return sound;
  };
  const tell = (element: HTMLMediaElement, type: string) => element.dispatchEvent(new Event(type));
  const media = HTMLMediaElement.prototype;
  const define = (name: string, descriptor: PropertyDescriptor & ThisType<HTMLMediaElement>) =>
    Object.defineProperty(media, name, { configurable: true, ...descriptor });

  define("paused", {
    get() {
      return of(this).paused;
    },
  });
  define("ended", {
    get() {
      return of(this).ended;
    },
  });
  define("readyState", {
    get() {
      return of(this).readyState;
    },
  });
  define("seeking", { get: () => false });
  define("duration", {
    get() {
      return of(this).readyState ? DURATION : Number.NaN;
    },
  });
  define("currentTime", {
    get() {
      return of(this).currentTime;
    },
    set(seconds: number) {
      of(this).currentTime = seconds;
      tell(this, "seeking");
    },
  });
  vi.spyOn(media, "canPlayType").mockReturnValue("probably");
  vi.spyOn(media, "load").mockImplementation(function (this: HTMLMediaElement) {
    Object.assign(of(this), { paused: true, currentTime: 0, readyState: 0, ended: false, source: this.src });
    if (!this.src.includes("/media/")) return;
    last = this;
    queueMicrotask(() => {
      if (this.src.includes("broken")) return tell(this, "error");
      of(this).readyState = 4;
      tell(this, "canplay");
    });
  });
  vi.spyOn(media, "play").mockImplementation(async function (this: HTMLMediaElement) {
    if (refusing) throw new DOMException("No gesture", "NotAllowedError");
    if (this.src !== of(this).source) this.load();
    Object.assign(of(this), { paused: false, ended: false });
    tell(this, "playing");
  });
  vi.spyOn(media, "pause").mockImplementation(function (this: HTMLMediaElement) {
    if (of(this).paused) return;
    of(this).paused = true;
    tell(this, "pause");
  });

  return {
    /** The element that sounds. */
    element: () => last,
    /** Makes the browser refuse to play, as without a gesture, or allow it again. */
    refuse(now: boolean) {
      refusing = now;
    },
    /** Plays on by so many seconds, in quarter seconds as browsers tell. */
    advance(seconds: number) {
      if (!last || of(last).paused) return;
      for (let played = 0; played < seconds; played += 0.25) {
        of(last).currentTime += Math.min(0.25, seconds - played);
        tell(last, "timeupdate");
      }
      if (of(last).currentTime >= DURATION) {
        Object.assign(of(last), { ended: true, paused: true });
        tell(last, "ended");
      }
    },
  };
}
