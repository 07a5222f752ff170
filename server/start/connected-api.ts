import type { SlugPrints } from "#/server/platform/edge/pages/slug-index.ts";
import type { Handler } from "#/server/platform/edge/requests/request-listener.ts";
import type { Log } from "#/server/platform/log/log.ts";
import type { Metric } from "#/server/platform/metrics/metric.ts";
import type { Progress } from "./progress.ts";

/** The API that this process serves: its own, or one of another process to which it forwards requests. */
export type ConnectedApi = {
  handle: Handler;
  close(): Promise<void> | void;
  /** Resolves to whether the database is unreachable; absent for the API of another process. */
  isDatabaseDown?: () => Promise<boolean>;
  /** Metrics for operators; absent for the API of another process. */
  metrics?: readonly Metric[];
  /** Reads which slugs the catalogue has; absent for the API of another process. */
  slugPrints?: () => Promise<SlugPrints>;
};

export type ApiDeps = {
  siteUrl: URL;
  log: Log;
  progress: Progress;
  /** Makes the site render again every page with one of the tags. */
  purge: (tags: readonly string[]) => Promise<void>;
};
