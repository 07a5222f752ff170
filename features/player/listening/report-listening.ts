import type { Id } from "#/contract/hydra.ts";
import { usePlayer } from "../store.ts";
import { type ListeningEvent, listen, NOT_LISTENING } from "./listening.ts";

/**
 * Reasons to hold the event: an open dialog of versions holds all, unfolded versions in a list those of their track.
 */
interface Hold {
  track: Id | "any";
}

let listening = NOT_LISTENING;
/** The version that was heard last; null for the track itself. */
let version: Id | null = null;
const holds = new Set<Hold>();

/**
 * Passes events to the five-second rule and sends the listened event when due (S74), with code that only then loads.
 * The listener sees no failure (S79).
 */
export function observeListening(event: ListeningEvent): void {
  const isChange = event.type === "track" && event.track !== listening.track && holds.size > 0;
  // Playing another track counts as closing this one's unfolded versions.
  if (isChange && !isHeld("any")) tell({ type: "release" });
  tell(event);
  if (isChange) settle();
}

/**
 * Holds the listened event of one track, or of any, while its versions are shown (S76); returns a function that
 * releases it.
 */
export function holdListening(track: Id | "any"): () => void {
  const hold: Hold = { track };
  holds.add(hold);
  settle();
  return () => {
    holds.delete(hold);
    settle();
  };
}

function isHeld(track: Id | "any" | null): boolean {
  return [...holds].some((hold) => hold.track === "any" || hold.track === track);
}

function settle(): void {
  tell({ type: isHeld(listening.track) ? "hold" : "release" });
}

function tell(event: ListeningEvent): void {
  // Another version may be pressed, or another track play, before the event is due or its code is here.
  if (event.type === "position") version = usePlayer.getState().current?.versionId ?? null;
  const { state, send } = listen(listening, event);
  listening = state;
  if (send === null) return;
  const heard = { track: send, version };
  import("./send-listened.ts").then(({ sendListened }) => sendListened(heard)).catch(() => {});
}
