import type { Playable } from "../playable.ts";

/** Origin of an entry: the page it was played or added from. */
export interface Origin {
  /** Path and query. */
  path: string;
  /** Heading of the page; for a search, its text. */
  title: string;
}

export interface QueueItem {
  /** Key of the entry; the same track may be in the queue twice. */
  key: string;
  playable: Playable;
  origin: Origin | null;
  /** Added by hand: it survives when another list is played. */
  asked: boolean;
}

/** Past entries, the current one (`at`, its index), and coming ones. */
export interface Queue {
  readonly list: readonly QueueItem[];
  readonly at: number;
}

export const EMPTY_QUEUE: Queue = { list: [], at: 0 };

let made = 0;

/** Returns a queue entry for a track. */
export function queueItem(playable: Playable, origin: Origin | null, asked = false): QueueItem {
  made += 1;
  return { key: `${playable.id}.${playable.versionId ?? 0}.${made.toString(36)}`, playable, origin, asked };
}

/** Starts `list` at its entry `at`. Entries added by hand and not yet played stay, right after it. */
export function begin(queue: Queue, list: readonly Playable[], at: number, origin: Origin | null): Queue {
  const asked = queue.list.slice(queue.at + 1).filter((item) => item.asked);
  const items = list.map((playable) => queueItem(playable, origin));
  return { list: [...items.slice(0, at + 1), ...asked, ...items.slice(at + 1)], at };
}

/** Returns the index of a sound in a queue, or else of its track, the current entry first; −1 if neither is there. */
export function placeIn({ list, at }: Queue, { id, versionId }: Playable): number {
  if (list[at]?.playable.id === id) return at;
  const same = list.findIndex(({ playable }) => playable.id === id && playable.versionId === versionId);
  return same >= 0 ? same : list.findIndex(({ playable }) => playable.id === id);
}

/** Returns the entry after the current one, or null at the end. */
export function following({ list, at }: Queue): QueueItem | null {
  return list[at + 1] ?? null;
}

/** Returns the entry before the current one, or null at the start. */
export function preceding({ list, at }: Queue): QueueItem | null {
  return list[at - 1] ?? null;
}
