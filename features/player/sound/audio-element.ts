let element: HTMLAudioElement | null = null;

/**
 * Returns the site's only audio element, created at the first call. That call must be inside the visitor's gesture: its
 * `load()` lets Safari play the element later, once the engine has loaded.
 */
export function audioElement(): HTMLAudioElement {
  if (!element) {
    element = new Audio();
    element.preload = "none";
    element.load();
  }
  return element;
}
