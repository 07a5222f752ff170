import type { Playable } from "./playable.ts";

/** Gives the next page of a list each time it is called, and null after the last one. */
export type NextPage = () => Promise<readonly Playable[] | null>;

const offered = new Map<string, NextPage>();

/**
 * Offers further pages of the list on the page at `path` (path and query, as `Origin` has it); playing goes on in them
 * also after that page was left. Gives nothing back: an offer stands until the same page makes another.
 */
export function offerPages(path: string, nextPage: NextPage): void {
  offered.set(path, nextPage);
}

/** The pages offered for a list, if any. */
export function pagesOf(path: string): NextPage | undefined {
  return offered.get(path);
}

/** No page is left there. */
export function endPages(path: string): void {
  offered.delete(path);
}
