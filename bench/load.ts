import autocannon from "autocannon";

/** design §4b: every rate is measured with as many connections. */
const CONNECTIONS = 32;
const WARM_SECONDS = 2;
const SECONDS = 5;

/** Different requests of a connection, asked in turn. */
const EACH = 128;
/** The API counts requests by visitor: one address for all of them would measure the refusals. */
const VISITORS = 2 * CONNECTIONS * EACH;

export type Rate = { perSecond: number; p50: number; p99: number; errors: number };

/** Requests per second and latency in milliseconds of `paths` (each of another visitor) at `url`, after warming up. */
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
  const left = Array.from({ length: 2 * CONNECTIONS }, (_, at) => requests.slice(at * EACH, (at + 1) * EACH));
  const run = (duration: number) =>
    autocannon({
      ...{ url, connections: CONNECTIONS, duration, requests: requests.slice(0, 1) },
      // Requests of its own for each connection: all would ask the same at the same moment otherwise.
      setupClient: (client) => client.setRequests(left.pop() ?? requests),
    });
  await run(WARM_SECONDS);
  const result = await run(SECONDS);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}
