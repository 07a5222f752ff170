import type { Playable } from "./playable.ts";

/** Returns the next page of a list at each call, and null after the last one. */
export type NextPage = () => Promise<readonly Playable[] | null>;

const offered = new Map<string, NextPage>();

/**
 * Registers further pages of the list on the page at `path` (path and query, as in `Origin`); playback continues in
 * them even after the listener leaves that page. A registration lasts until the same page makes another.
 */
export function offerPages(path: string, nextPage: NextPage): void {
  offered.set(path, nextPage);
}

/** Returns the further pages registered for a list, if any. */
export function pagesOf(path: string): NextPage | undefined {
  return offered.get(path);
}

/** Removes the registration of a list: it has no further pages. */
export function endPages(path: string): void {
  offered.delete(path);
}
