let element: HTMLAudioElement | null = null;

/**
 * Gives the one audio element of the site, made at the first call. That call must happen inside the visitor's
 * gesture: `load()` there is what lets Safari play the element later, once the engine has arrived.
 */
export function audioElement(): HTMLAudioElement {
  if (!element) {
    element = new Audio();
    element.preload = "none";
    element.load();
  }
  return element;
}
