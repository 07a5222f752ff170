import { CATALOGUE_TAGS } from "#/server/operate/import/purge-site.ts";
import type { Config } from "#/server/platform/config/config.ts";
import { createForward } from "#/server/platform/edge/requests/forward.ts";
import { apiWatch } from "./api-watch.ts";
import type { ApiDeps, ConnectedApi } from "./connected-api.ts";
import { followChanges } from "./follow-changes.ts";
import { housePicture } from "./house-picture.ts";

/** Connects the API of this process: the one at API_URL if set, otherwise its own, with database and media. */
export async function connectApi(config: Config, deps: ApiDeps): Promise<ConnectedApi> {
  if (config.apiUrl) {
    const apiUrl = new URL(config.apiUrl);
    const forward = createForward(apiUrl, deps.log, housePicture(deps.siteUrl.host));
    const { purgeSecret } = config;
    // Without a shared secret, the API would count these checks against a visitor's limits.
    const following = purgeSecret
      ? followChanges({
          hasNews: apiWatch(apiUrl, purgeSecret),
          purge: () => deps.purge(CATALOGUE_TAGS),
          log: deps.log,
        })
      : null;
    return {
      handle: forward,
      async close() {
        await following?.close();
        await forward.close();
      },
    };
  }
  const { openLocalApi } = await import("./open-local-api.ts");
  return openLocalApi(config, deps);
}
