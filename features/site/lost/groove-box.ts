/**
 * Box of the groove drawn on error pages (`public/groove.svg`), in its own units: it is cropped to the remaining
 * space. It is a file to `<use>`, because Next sends `not-found.tsx` along with every page of the site.
 */
export const GROOVE_WIDTH = 900;
export const GROOVE_HEIGHT = 740;
