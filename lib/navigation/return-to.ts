/** What a page shows has arrived by then, or never will, milliseconds. */
const LONGEST = 15_000;
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"];

/**
 * Scrolls to `top` (pixels from the top of the page) and keeps the page there while what it shows is still on its way:
 * it may grow, or give way to something shorter first. Whoever moves meanwhile stays where they are.
 */
export function returnTo(top: number): void {
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
