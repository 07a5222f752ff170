/**
 * Keeps a sound that has begun: until the function this gives is called, the element takes no source and loads nothing,
 * which Howler would do to any element it is given. That call tells whoever listens by then what they missed.
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
