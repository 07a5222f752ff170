/** Whether the visitor prefers reduced motion. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How the page moves where it scrolls by itself. */
export const scrollMotion = (): ScrollBehavior => (isStill() ? "instant" : "smooth");
