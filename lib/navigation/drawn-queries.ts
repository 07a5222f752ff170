/**
 * Lists by folder, with the query parameters that select part of a list. The whole list is cached (ISR); the server
 * renders a part on request, from the folder `drawn` (docs/decisions/006).
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
