import type { SlugPrints } from "#/server/platform/edge/pages/slug-book.ts";
import type { Handler } from "#/server/platform/edge/requests/request-listener.ts";
import type { Log } from "#/server/platform/log/log.ts";
import type { Figure } from "#/server/platform/metrics/figure.ts";
import type { Progress } from "./progress.ts";

export type ConnectedApi = {
  handle: Handler;
  close(): Promise<void> | void;
  /** Whether the database is away; not known of one that is no part of this process. */
  isDatabaseDown?: () => Promise<boolean>;
  /** What it can tell an operator; a site in front of another API knows nothing of that. */
  figures?: readonly Figure[];
  /** What slugs its catalogue has; not known of one that is no part of this process. */
  slugPrints?: () => Promise<SlugPrints>;
};

export type ApiDeps = {
  siteUrl: URL;
  log: Log;
  progress: Progress;
  /** Makes the site render anew what carries one of the tags. */
  purge: (tags: readonly string[]) => Promise<void>;
};
