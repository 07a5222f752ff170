import type { Playable } from "../playable.ts";

/** Where a track was found: the page it was played or queued from. */
export interface Origin {
  /** Path and query. */
  path: string;
  /** Heading of the page; of a search its words. */
  title: string;
}

export interface QueueItem {
  /** Names this place in the queue; the same track may stand in it twice. */
  key: string;
  playable: Playable;
  origin: Origin | null;
  /** Put there by hand: it outlives the list that playing goes through. */
  asked: boolean;
}

/** What was played, what plays (`at`, its index), and what comes. */
export interface Queue {
  readonly list: readonly QueueItem[];
  readonly at: number;
}

export const EMPTY_QUEUE: Queue = { list: [], at: 0 };

let made = 0;

/** A place in the queue for a track. */
export function queueItem(playable: Playable, origin: Origin | null, asked = false): QueueItem {
  made += 1;
  return { key: `${playable.id}.${playable.versionId ?? 0}.${made.toString(36)}`, playable, origin, asked };
}

/**
 * Goes through `list` from its entry `at` on. What was asked for by hand and has not been heard stays, next in turn.
 */
export function begin(queue: Queue, list: readonly Playable[], at: number, origin: Origin | null): Queue {
  const asked = queue.list.slice(queue.at + 1).filter((item) => item.asked);
  const items = list.map((playable) => queueItem(playable, origin));
  return { list: [...items.slice(0, at + 1), ...asked, ...items.slice(at + 1)], at };
}

/** Where a sound or, that not being there, its track stands in a queue, at what plays first; −1 where neither does. */
export function placeIn({ list, at }: Queue, { id, versionId }: Playable): number {
  if (list[at]?.playable.id === id) return at;
  const same = list.findIndex(({ playable }) => playable.id === id && playable.versionId === versionId);
  return same >= 0 ? same : list.findIndex(({ playable }) => playable.id === id);
}

/** What plays after the current track, or null at the end. */
export function following({ list, at }: Queue): QueueItem | null {
  return list[at + 1] ?? null;
}

/** What played before the current track, or null at the start. */
export function preceding({ list, at }: Queue): QueueItem | null {
  return list[at - 1] ?? null;
}
