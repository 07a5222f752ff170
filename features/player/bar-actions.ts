import { openSound, withEngine } from "./actions.ts";
import { clockNow, setClock } from "./clock.ts";
import { observeListening } from "./listening/report-listening.ts";
import { closePlayer, usePlayer } from "./store.ts";

/** Tries a failed sound again, from where it stopped. */
export function retry(): void {
  const { current } = usePlayer.getState();
  if (!current) return;
  usePlayer.setState({ playing: true, status: "loading" });
  openSound(current, { seconds: clockNow() });
}

/** Stops the sound and hides the player (S67). */
export function close(): void {
  if (!usePlayer.getState().current) return;
  observeListening({ type: "track", track: null });
  closePlayer();
  setClock(0);
  withEngine((ready) => ready.close());
}
