import type { Site } from "#/server/platform/edge/site.ts";
import type { Metric } from "#/server/platform/metrics/metric.ts";

/** Returns the metrics of this process's page cache. */
export const siteMetrics = ({ figures }: Pick<Site, "figures">): Metric[] => [
  {
    name: "sillon_page_cache_requests_total",
    help: "Requests for pages and files of the site: fresh or stale from memory, waited for, or one visitor's own",
    label: "outcome",
    read: () => figures().counts,
  },
  {
    name: "sillon_page_cache_pages",
    help: "Pages and files in memory",
    read: () => figures().pages,
  },
  {
    name: "sillon_page_cache_bytes",
    help: "Size of the pages and files in memory",
    read: () => figures().bytes,
  },
];
