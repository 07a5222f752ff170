/**
 * Protects a sound that has started: until the returned function is called, the element accepts no source and loads
 * nothing, which Howler would do to any element. That call replays the missed events to the current listeners.
 */
export function joinPlaying(element: HTMLAudioElement): () => void {
  Object.defineProperties(element, {
    src: { configurable: true, get: () => element.currentSrc, set: () => {} },
    load: { configurable: true, value: () => {} },
  });
  const tell = (type: string) => element.dispatchEvent(new Event(type));
  return () => {
    Reflect.deleteProperty(element, "src");
    Reflect.deleteProperty(element, "load");
    if (element.error) tell("error");
    else if (element.readyState >= element.HAVE_FUTURE_DATA) {
      tell("canplay");
      if (!element.paused) tell("playing");
    }
  };
}
