import autocannon from "autocannon";

/** design §4b: every rate is measured with as many connections. */
const CONNECTIONS = 32;
const WARM_SECONDS = 2;
const SECONDS = 5;

/** The API counts requests by visitor: one address for all of them would measure the refusals. */
const VISITORS = 4_096;

export type Rate = { perSecond: number; p50: number; p99: number; errors: number };

/** Requests per second and latency in milliseconds of `paths` (asked in turn) at `url`, after warming up. */
export async function measureRate(
  url: string,
  paths: string[],
  headers: Record<string, string>,
): Promise<Rate> {
  const requests = Array.from({ length: VISITORS }, (_, visitor) => ({
    method: "GET" as const,
    path: paths[visitor % paths.length] ?? "/",
    headers: { ...headers, "x-forwarded-for": `10.0.${visitor >> 8}.${visitor & 255}` },
  }));
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_SECONDS, requests });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}
