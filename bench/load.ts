import autocannon from "autocannon";

/** Number of connections in every measurement of a rate. */
const CONNECTIONS = 32;
const WARM_SECONDS = 2;
const SECONDS = 5;

/** Number of different requests per connection, sent in rotation. */
const REQUESTS_PER_CONNECTION = 128;
/** The API limits requests per visitor: with one address for all of them we would measure refusals. */
const VISITORS = 2 * CONNECTIONS * REQUESTS_PER_CONNECTION;

export type Rate = { perSecond: number; p50: number; p99: number; errors: number };

/**
 * Returns requests per second and latency in milliseconds of `paths` at `url`, after a warm-up; each request comes from
 * another visitor.
 */
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
  const left = Array.from({ length: 2 * CONNECTIONS }, (_, at) =>
    requests.slice(at * REQUESTS_PER_CONNECTION, (at + 1) * REQUESTS_PER_CONNECTION),
  );
  const run = (duration: number) =>
    autocannon({
      ...{ url, connections: CONNECTIONS, duration, requests: requests.slice(0, 1) },
      // Each connection has its own requests: otherwise all would ask for the same at the same moment.
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
