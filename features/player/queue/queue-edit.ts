import type { Playable } from "../playable.ts";
import { type Origin, type Queue, type QueueItem, queueItem } from "./queue.ts";

/** Returns the coming entries of a queue. */
export function upcoming({ list, at }: Queue): readonly QueueItem[] {
  return list.slice(at + 1);
}

/** Inserts a track right after the current one. */
export function playNext(queue: Queue, playable: Playable, origin: Origin | null): Queue {
  return insert(queue, queue.at + 1, queueItem(playable, origin, true));
}

/** Inserts a track after all entries added by hand, before the rest of the list. */
export function addLast(queue: Queue, playable: Playable, origin: Origin | null): Queue {
  const last = queue.list.findLastIndex((item, index) => index > queue.at && item.asked);
  return insert(queue, Math.max(last, queue.at) + 1, queueItem(playable, origin, true));
}

/** Removes a coming entry from the queue; the current and past ones stay. */
export function remove(queue: Queue, key: string): Queue {
  return { ...queue, list: queue.list.filter((item, index) => index <= queue.at || item.key !== key) };
}

/** Moves an entry by `steps` among those to come; at the ends it stays. */
export function move(queue: Queue, key: string, steps: number): Queue {
  const from = queue.list.findIndex((item) => item.key === key);
  const item = queue.list[from];
  if (!item || from <= queue.at) return queue;
  const to = Math.min(queue.list.length - 1, Math.max(queue.at + 1, from + steps));
  const list = queue.list.filter((one) => one !== item);
  // An entry that a person has moved survives when they play another list.
  list.splice(to, 0, { ...item, asked: true });
  return { ...queue, list };
}

/** Removes all coming entries. */
export function clear(queue: Queue): Queue {
  return { ...queue, list: queue.list.slice(0, queue.at + 1) };
}

/** Appends another page of the list. */
export function extend(queue: Queue, playables: readonly Playable[], origin: Origin | null): Queue {
  return { ...queue, list: [...queue.list, ...playables.map((playable) => queueItem(playable, origin))] };
}

function insert(queue: Queue, index: number, item: QueueItem): Queue {
  return { ...queue, list: queue.list.toSpliced(index, 0, item) };
}
