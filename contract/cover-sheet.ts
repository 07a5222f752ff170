/** Widths of the covers in one drawing, in pixels: of rows and of cards, at densities 1 and 2. */
export const SHEET_WIDTHS = [40, 80, 240, 480] as const;

/** Maximum number of covers in one drawing. */
export const MOST_COVERS = 24;
