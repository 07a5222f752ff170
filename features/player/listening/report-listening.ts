import { type ListeningEvent, listen, NOT_LISTENING } from "./listening.ts";

let listening = NOT_LISTENING;

/**
 * Tells the five-second rule what happened and sends the listened event when it falls due (S74); the code that sends
 * is fetched only then. A failure is nothing to the listener (S79).
 */
export function observeListening(event: ListeningEvent): void {
  const { state, send } = listen(listening, event);
  listening = state;
  if (send === null) return;
  import("./send-listened.ts").then(({ sendListened }) => sendListened(send)).catch(() => {});
}
