import { listenedEndpoint } from "#/contract/listening.ts";
import { call } from "#/lib/call.ts";
import { callBehind } from "#/lib/query-client.tsx";

/**
 * Tells the catalogue that a track was listened to (S74). Whoever listens is anonymous until there are sessions (S78).
 * A failure is nothing to the listener (S79), but the shared handler hears of it (S124).
 */
export function sendListened(track: number): void {
  callBehind(() => call(listenedEndpoint, { body: { tracks: `/api/tracks/${track}`, user: null } }));
}
