/** Box of the groove drawn on pages that lead no further, in its own units: it is cropped to what the screen leaves. */
export const GROOVE_WIDTH = 900;
export const GROOVE_HEIGHT = 740;
