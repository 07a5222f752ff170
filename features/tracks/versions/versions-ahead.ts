import type { Id } from "#/contract/hydra.ts";
import { browserQueryClient } from "#/lib/api/query-client.tsx";

/** Requests the versions of a track, and the code that unfolds them, at the start of the press on their button. */
export async function askVersionsAhead(track: Id): Promise<void> {
  const [{ versionsQuery }] = await Promise.all([
    import("./versions-query.ts"),
    import("./unfolded-versions.tsx"),
  ]);
  await browserQueryClient()?.prefetchQuery(versionsQuery(track));
}
