import { makeCurrent, openSound } from "../actions.ts";
import { usePlayer } from "../store.ts";
import { readKept } from "./kept-listening.ts";
import { LISTENING_KEY } from "./listening-key.ts";

/** Restores the last visit's sound at its position, paused. */
export function recallListening(): void {
  const kept = readKept(localStorage.getItem(LISTENING_KEY));
  const item = kept?.queue.list[kept.queue.at];
  if (!kept || !item || usePlayer.getState().current) return;
  const { playable } = item;
  const position = playable.duration > 0 && kept.position > playable.duration ? 0 : kept.position;
  makeCurrent(playable, kept.queue, { seconds: position }, false);
  openSound(playable, { seconds: position });
}
