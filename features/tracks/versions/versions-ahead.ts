import type { Id } from "#/contract/hydra.ts";
import { browserQueryClient } from "#/lib/api/query-client.tsx";

/** Asks for the versions of a track, and for the code that unfolds them, while the press on their button lasts. */
export async function askVersionsAhead(track: Id): Promise<void> {
  const [{ versionsQuery }] = await Promise.all([
    import("./versions-query.ts"),
    import("./unfolded-versions.tsx"),
  ]);
  await browserQueryClient()?.prefetchQuery(versionsQuery(track));
}
