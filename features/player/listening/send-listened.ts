import type { Id } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import { listenedEndpoint } from "#/contract/listening.ts";
import { call } from "#/lib/api/call.ts";
import { callInBackground } from "#/lib/api/query-client.tsx";
import { readToken } from "#/lib/api/token.ts";
import { tokenClaims } from "#/lib/api/token-claims.ts";
import { useLastListened } from "./last-listened.ts";

/**
 * Sends the listened event of a track (S74), with the version of it that was heard (null for the track itself), for a
 * user or a visitor (S78). The listener sees no failure (S79), but the shared handler receives it (S124).
 */
export function sendListened({ track, version }: { track: Id; version: Id | null }): void {
  callInBackground(async () => {
    await call(listenedEndpoint, {
      body: {
        tracks: itemIri({ id: track }),
        user: listener(),
        ...(version !== null && { version: itemIri({ id: track, trackVersion: { id: version } }) }),
      },
    });
    useLastListened.setState({ track, version });
  });
}

function listener(): string | null {
  const { sub } = tokenClaims(readToken() ?? "");
  return sub ? `/api/user/${sub}` : null;
}
