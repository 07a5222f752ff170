import type { Id } from "#/contract/hydra.ts";
import { type ListeningEvent, listen, NOT_LISTENING } from "./listening.ts";

/** What keeps the event back: an open dialog of versions every one, versions unfolded in a list that of their track. */
interface Hold {
  track: Id | "any";
}

let listening = NOT_LISTENING;
const holds = new Set<Hold>();

/**
 * Tells the five-second rule what happened and sends the listened event when it falls due (S74); the code that sends
 * is fetched only then. A failure is nothing to the listener (S79).
 */
export function observeListening(event: ListeningEvent): void {
  const isChange = event.type === "track" && event.track !== listening.track && holds.size > 0;
  // Who goes on to another track has left the unfolded versions of this one, as if they were closed.
  if (isChange && !isHeld("any")) tell({ type: "release" });
  tell(event);
  if (isChange) settle();
}

/** Keeps the listened event of a track, or of any, back while its versions are shown (S76); gives the way to let it go. */
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
  const { state, send } = listen(listening, event);
  listening = state;
  if (send === null) return;
  import("./send-listened.ts").then(({ sendListened }) => sendListened(send)).catch(() => {});
}
