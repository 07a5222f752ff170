/**
 * Box of the groove drawn on pages that lead no further (`public/groove.svg`), in its own units: it is cropped to
 * what the screen leaves. A file to `<use>`, because Next sends `not-found.tsx` along with every page of the site.
 */
export const GROOVE_WIDTH = 900;
export const GROOVE_HEIGHT = 740;
