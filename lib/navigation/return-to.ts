/** A page that has not grown by then will not grow any more, milliseconds. */
const LONGEST = 5_000;
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"];

/**
 * Scrolls to `top` (pixels from the top of the page), as soon as the page is long enough when what it shows is still on
 * its way. Whoever moves meanwhile stays where they are.
 */
export function returnTo(top: number): void {
  const isThere = () => {
    window.scrollTo({ top, behavior: "instant" });
    return Math.abs(window.scrollY - top) < 1;
  };
  if (isThere()) return;
  const growing = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const listening = new AbortController();
  const timer = setTimeout(stop, LONGEST);
  function stop() {
    growing.disconnect();
    listening.abort();
    clearTimeout(timer);
  }
  growing.observe(document.body);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true, signal: listening.signal });
}
