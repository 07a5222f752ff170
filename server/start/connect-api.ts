import type { Config } from "#/server/config.ts";
import { createForward } from "#/server/edge/forward.ts";
import type { Handler } from "#/server/edge/request-listener.ts";
import type { Log } from "#/server/log.ts";
import type { Progress } from "./progress.ts";

export type ConnectedApi = { handle: Handler; close(): Promise<void> | void };

export type ApiSurroundings = {
  siteUrl: URL;
  log: Log;
  progress: Progress;
  /** Makes the site render anew what carries one of the tags. */
  purge: (tags: string[]) => Promise<void>;
};

/** The API behind this process: the one at API_URL when that is set, otherwise its own, with database and media. */
export async function connectApi(config: Config, surroundings: ApiSurroundings): Promise<ConnectedApi> {
  if (config.apiUrl) {
    const forward = createForward(new URL(config.apiUrl), surroundings.log);
    return { handle: forward, close: forward.close };
  }
  const { openApi } = await import("./open-api.ts");
  return openApi(config, surroundings);
}
