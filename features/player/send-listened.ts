import { listenedEndpoint } from "#/contract/listening.ts";
import { call } from "#/lib/call.ts";

/** Tells the catalogue that a track was listened to (S74). Whoever listens is anonymous until there are sessions (S78). */
export async function sendListened(track: number): Promise<void> {
  await call(listenedEndpoint, { body: { tracks: `/api/tracks/${track}`, user: null } });
}
