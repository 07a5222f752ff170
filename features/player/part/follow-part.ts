import { seek } from "../actions.ts";
import { clockNow, subscribeClock } from "../clock.ts";
import { usePlayer } from "../store.ts";
import { loopBack, usePart } from "./part.ts";

/** Plays the marked part over and over while the listener wants it. */
export function followPart(): void {
  subscribeClock(() => {
    const { src, part, loops } = usePart.getState();
    const { current, duration } = usePlayer.getState();
    if (!loops || !part || current?.src !== src || duration <= 0) return;
    const back = loopBack(part, clockNow(), duration);
    if (back !== null) seek(back / duration);
  });
}
