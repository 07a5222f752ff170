import { seek, toggle } from "../actions.ts";
import { clockNow } from "../clock.ts";
import { togglePanel } from "../panel/panel-store.ts";
import { nextWithPages } from "../queue/follow-list.ts";
import { previous } from "../queue/queue-actions.ts";
import { usePlayer } from "../store.ts";
import { changeVolume, toggleMute } from "../volume-actions.ts";
import type { Command } from "./key-commands.ts";

/** Seconds moved by a letter and by an arrow. */
const LETTER_STEP = 10;
const ARROW_STEP = 5;

/** Does a command of the player; false when there is nothing to do it with. */
export function doCommand(command: Command, key: string): boolean {
  const { current, duration } = usePlayer.getState();
  if (!current) return false;
  const by = (seconds: number) => {
    if (duration > 0) seek((clockNow() + seconds) / duration);
  };
  const doings: Partial<Record<Command, () => void>> = {
    toggle,
    back: () => by(-LETTER_STEP),
    forward: () => by(LETTER_STEP),
    stepBack: () => by(-ARROW_STEP),
    stepForward: () => by(ARROW_STEP),
    jump: () => seek(Number(key) / 10),
    next: () => void nextWithPages(),
    previous,
    mute: toggleMute,
    louder: () => changeVolume(1),
    quieter: () => changeVolume(-1),
    queue: togglePanel,
  };
  doings[command]?.();
  return command in doings;
}
