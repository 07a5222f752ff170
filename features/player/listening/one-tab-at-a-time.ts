import { pause } from "../actions.ts";
import { usePlayer } from "../store.ts";

/** Pauses this tab when another one plays, and the others when this one does. Merely opening a tab stops nothing. */
export function playInOneTab(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel("sillon.player");
  const announce = () => channel.postMessage("playing");
  channel.onmessage = () => {
    if (usePlayer.getState().playing) pause();
  };
  usePlayer.subscribe((state, before) => {
    if (state.playing && !before.playing) announce();
  });
  if (usePlayer.getState().playing) announce();
}
