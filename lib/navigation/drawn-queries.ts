/**
 * Lists whose address may ask for a part of them, by their folder, and what of a query makes it a part. The whole list
 * is kept (ISR); a part is drawn by the server when it is asked for, from the folder `drawn` (docs/decisions/006).
 */
export const DRAWN_QUERIES: Readonly<Record<string, readonly string[]>> = {
  "/albums": ["search", "writers", "terms", "order", "page"],
  "/nos-compositeurs": ["search", "letter", "page"],
  "/nos-placements": ["kind", "year", "page"],
  "/search-guidee": [
    "q",
    "terms",
    "not",
    "territory",
    "tonality",
    "version",
    "bpm",
    "duration",
    "writers",
    "order",
    "page",
  ],
};
