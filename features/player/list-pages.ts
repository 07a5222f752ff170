import type { Playable } from "./playable.ts";
import type { Queue, QueueItem } from "./queue/queue.ts";

/** Returns the next page of a list at each call, and null after the last one. */
export type NextPage = () => Promise<readonly Playable[] | null>;

/** A page of results among all of them. */
export interface PlaceOfPage {
  /** Tracks on the pages before it. */
  before: number;
  /** Returns the number of tracks on the pages that this queue has not reached. */
  left: (list: readonly QueueItem[]) => number;
}

const offered = new Map<string, { nextPage: NextPage; place: PlaceOfPage | undefined }>();

/**
 * Registers further pages of the list on the page at `path` (path and query, as in `Origin`); playback continues in
 * them even after the listener leaves that page. A registration lasts until the same page makes another.
 */
export function offerPages(path: string, nextPage: NextPage, place?: PlaceOfPage): void {
  offered.set(path, { nextPage, place });
}

/** Returns the further pages registered for a list, if any. */
export function pagesOf(path: string): NextPage | undefined {
  return offered.get(path)?.nextPage;
}

/** Removes the registration of a list: it has no further pages. */
export function endPages(path: string): void {
  offered.delete(path);
}

/** Returns which of how many tracks is playing: of all results, even if the queue has not reached their other pages. */
export function placeInList({ list, at }: Queue): { position: number; count: number } {
  const place = offered.get(list[at]?.origin?.path ?? "")?.place;
  const before = place?.before ?? 0;
  return { position: before + at + 1, count: before + list.length + (place?.left(list) ?? 0) };
}
