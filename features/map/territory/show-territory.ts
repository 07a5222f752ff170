import { scrollMotion } from "#/lib/motion.ts";

/**
 * Scrolls the page just enough to show the heading of a territory's panel and its first track: on narrow screens they
 * stand under the map.
 */
export function showTerritory(panel: HTMLElement): void {
  const heading = panel.querySelector<HTMLElement>("h1");
  if (!heading) return;
  const track = panel.querySelector("[data-track]") ?? heading;
  const between = track.getBoundingClientRect().bottom - heading.getBoundingClientRect().bottom;
  // Both are one box for this scroll: two in a row would take each other back.
  heading.style.scrollMarginBottom = `${between}px`;
  heading.scrollIntoView({ block: "nearest", behavior: scrollMotion() });
  heading.style.scrollMarginBottom = "";
}
