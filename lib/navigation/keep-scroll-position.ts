/** Milliseconds after which a page's content has arrived, or never will. */
const LONGEST = 15_000;
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"];

/**
 * Scrolls to `top` (pixels from the top of the page) and keeps that position while content arrives, since the page may
 * grow, or first shrink. Stops when the person scrolls.
 */
export function keepScrollPosition(top: number): void {
  const goThere = () => {
    if (Math.abs(window.scrollY - top) >= 1) window.scrollTo({ top, behavior: "instant" });
  };
  goThere();
  const changing = new ResizeObserver(goThere);
  const listening = new AbortController();
  const timer = setTimeout(stop, LONGEST);
  function stop() {
    changing.disconnect();
    listening.abort();
    clearTimeout(timer);
  }
  changing.observe(document.body);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true, signal: listening.signal });
}
