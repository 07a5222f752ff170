import { seek, toggle } from "../actions.ts";
import { clockNow } from "../clock.ts";
import { switchHeard, useComparison } from "../comparison/comparison.ts";
import { formatDuration } from "../duration.ts";
import { openTool, togglePanel } from "../panel/panel-store.ts";
import { clearPart, partOf } from "../part/part.ts";
import { markEdge, toggleLoop } from "../part/part-here.ts";
import { nextWithPages } from "../queue/follow-list.ts";
import { previous } from "../queue/queue-actions.ts";
import { usePlayer } from "../store.ts";
import { changeVolume, toggleMute } from "../volume-actions.ts";
import type { Command } from "./key-commands.ts";
import { showNote } from "./key-note.tsx";

/** Seconds moved by a letter and by an arrow. */
const LETTER_STEP = 10;
const ARROW_STEP = 5;

/** Commands that mark the current position, of which there is none before the first sound. */
const OF_INSTANT: ReadonlySet<Command> = new Set(["partFrom", "partTo", "loop"]);

/** Runs a command of the player; returns false if there is nothing that it applies to. */
export function doCommand(command: Command, key: string): boolean {
  const { current, duration, status } = usePlayer.getState();
  if (!current) return false;
  if (status === "loading" && OF_INSTANT.has(command)) {
    showNote({ key: "onItsWay" });
    return true;
  }
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
    next: () => void nextWithPages().then((plays) => plays || showNote({ key: "atEnd" })),
    previous: () => previous() || showNote({ key: "atStart" }),
    mute: toggleMute,
    louder: () => changeVolume(1),
    quieter: () => changeVolume(-1),
    queue: togglePanel,
    other: () => {
      if (useComparison.getState().other) switchHeard();
      else showNote({ key: "noComparison" });
    },
    partFrom: () => (markEdge("from") ? tellPart("partIs") : showNote({ key: "partShort" })),
    partTo: () => (markEdge("to") ? tellPart("partIs") : showNote({ key: "partShort" })),
    partClear: () => {
      clearPart();
      showNote({ key: "partGone" });
    },
    loop: () =>
      void toggleLoop().then((loops) => (loops ? tellPart("loops") : showNote({ key: "loopEnds" }))),
    picture: () => openTool("picture"),
  };
  doings[command]?.();
  return command in doings;
}

/** Announces the start and end of the marked part. */
function tellPart(key: "partIs" | "loops"): void {
  const part = partOf(usePlayer.getState().current);
  if (part) showNote({ key, from: formatDuration(part.from), to: formatDuration(part.to) });
}
