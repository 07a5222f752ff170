import { seek } from "../actions.ts";
import { clockNow, subscribeClock } from "../clock.ts";
import { usePlayer } from "../store.ts";
import { loopBack, type Part, usePart } from "./part.ts";

/** Loops the marked part while switched on; starts from its beginning if the position is elsewhere. */
export function followPart(): void {
  subscribeClock(() => {
    const looped = partInLoop();
    if (looped) goTo(loopBack(looped, clockNow(), usePlayer.getState().duration));
  });
  usePart.subscribe((_, before) => {
    const looped = before.loops ? null : partInLoop();
    if (looped && (clockNow() < looped.from || clockNow() >= looped.to)) goTo(looped.from);
  });
}

function partInLoop(): Part | null {
  const { src, part, loops } = usePart.getState();
  return loops && usePlayer.getState().current?.src === src ? part : null;
}

function goTo(seconds: number | null): void {
  const { duration } = usePlayer.getState();
  if (seconds !== null && duration > 0) seek(seconds / duration);
}
