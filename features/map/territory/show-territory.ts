import { scrollMotion } from "#/lib/motion.ts";

/**
 * Scrolls the page just enough to show the heading of a territory's panel and its first track: on narrow screens they
 * are below the map.
 */
export function showTerritory(panel: HTMLElement): void {
  const heading = panel.querySelector<HTMLElement>("h1");
  if (!heading) return;
  const track = panel.querySelector("[data-track]") ?? heading;
  const between = track.getBoundingClientRect().bottom - heading.getBoundingClientRect().bottom;
  // Scrolls to both as one box, because a second scroll would undo the first.
  heading.style.scrollMarginBottom = `${between}px`;
  heading.scrollIntoView({ block: "nearest", behavior: scrollMotion() });
  heading.style.scrollMarginBottom = "";
}
