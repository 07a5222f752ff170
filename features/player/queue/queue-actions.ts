import { makeCurrent, openSound, originHere, seek, start } from "../actions.ts";
import { clockNow } from "../clock.ts";
import type { Playable } from "../playable.ts";
import { usePlayer } from "../store.ts";
import { following, preceding, type Queue, type QueueItem } from "./queue.ts";
import { addLast, clear, move, playNext, remove } from "./queue-edit.ts";

/** Position past which «previous» starts the current sound again, seconds. */
const RESTART_AFTER = 3;

const { getState: player, setState: set } = usePlayer;

/** Plays the next entry of the queue; false at its end. */
export function next(): boolean {
  return go(following(player()), 1);
}

/** Starts the sound again, or, near its start, plays the previous entry; false if there is none. */
export function previous(): boolean {
  const isUnderWay = clockNow() > RESTART_AFTER;
  if (!isUnderWay && go(preceding(player()), -1)) return true;
  seek(0);
  return isUnderWay;
}

/** Plays the entry with this key, anywhere in the queue. */
export function playEntry(key: string): void {
  const { list, at } = player();
  const index = list.findIndex((item) => item.key === key);
  go(list[index] ?? null, index - at);
}

/** Adds a track right after the current one; without a current one it is ready but does not play. */
export function queueNext(playable: Playable): void {
  edit((queue) => playNext(queue, playable, originHere()), playable);
}

/** Adds a track after the other added ones; without a current one it is ready but does not play. */
export function queueLast(playable: Playable): void {
  edit((queue) => addLast(queue, playable, originHere()), playable);
}

/** Takes an entry out of the queue. */
export function removeEntry(key: string): void {
  edit((queue) => remove(queue, key));
}

/** Moves an entry by `steps` among those to come. */
export function moveEntry(key: string, steps: number): void {
  edit((queue) => move(queue, key, steps));
}

/** Removes all coming entries; returns a function that restores them. */
export function clearQueue(): () => void {
  const { list, at } = player();
  edit(clear);
  const removed = list.slice(at + 1);
  return () => set((state) => ({ list: [...state.list, ...removed] }));
}

function edit(change: (queue: Queue) => Queue, added?: Playable): void {
  const { current, list, at } = player();
  if (!current) {
    if (!added) return;
    const beginning = { fraction: 0 };
    makeCurrent(added, { ...change({ list: [], at: -1 }), at: 0 }, beginning, false);
    openSound(added, beginning);
    return;
  }
  set(change({ list, at }));
}

function go(item: QueueItem | null, steps: number): boolean {
  if (!item) return false;
  const { list, at } = player();
  start(item.playable, { list, at: at + steps });
  return true;
}
