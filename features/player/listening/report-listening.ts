import type { Id } from "#/contract/hydra.ts";
import { usePlayer } from "../store.ts";
import { type ListeningEvent, listen, NOT_LISTENING } from "./five-second-rule.ts";

/**
 * A reason to hold back the event: an open dialog of versions holds that of any track, unfolded versions that of their
 * own.
 */
interface Hold {
  track: Id | "any";
}

let listening = NOT_LISTENING;
/** The version that was heard last; null for the track itself. */
let version: Id | null = null;
const holds = new Set<Hold>();

/**
 * Passes an event to the five-second rule (`five-second-rule.ts`) and sends the listened event when it is due (S74); the
 * code for sending loads only then. The listener sees no failure (S79).
 */
export function observeListening(event: ListeningEvent): void {
  const isChange = event.type === "track" && event.track !== listening.track && holds.size > 0;
  // Playing another track counts as closing this one's unfolded versions.
  if (isChange && !isHeld("any")) dispatch({ type: "release" });
  dispatch(event);
  if (isChange) updateHold();
}

/**
 * Holds the listened event of one track, or of any, while its versions are shown (S76); returns a function that
 * releases it.
 */
export function holdListening(track: Id | "any"): () => void {
  const hold: Hold = { track };
  holds.add(hold);
  updateHold();
  return () => {
    holds.delete(hold);
    updateHold();
  };
}

function isHeld(track: Id | "any" | null): boolean {
  return [...holds].some((hold) => hold.track === "any" || hold.track === track);
}

function updateHold(): void {
  dispatch({ type: isHeld(listening.track) ? "hold" : "release" });
}

function dispatch(event: ListeningEvent): void {
  // Read now: when the event is due or its code has loaded, another version or track may be playing.
  if (event.type === "position") version = usePlayer.getState().current?.versionId ?? null;
  const { state, send } = listen(listening, event);
  listening = state;
  if (send === null) return;
  const heard = { track: send, version };
  import("./send-listened.ts").then(({ sendListened }) => sendListened(heard)).catch(() => {});
}
