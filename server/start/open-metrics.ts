import { createServer } from "node:http";
import type { Config } from "#/server/platform/config/config.ts";
import type { AnsweredRequest } from "#/server/platform/edge/requests/request-listener.ts";
import type { Metric } from "#/server/platform/metrics/metric.ts";
import { createRouteNames, type PagePatterns } from "#/server/platform/metrics/route-names.ts";
import { StartError } from "./start-error.ts";

export interface OpenMetrics {
  answered(request: AnsweredRequest): void;
  recordRender(seconds: number): void;
  watch(added: readonly Metric[]): void;
  close(): Promise<void>;
}

/**
 * Collects the metrics of this process and serves them at `/metrics` on a separate port, out of visitors' reach.
 * Requests are grouped by the patterns of `pages`.
 * @throws StartError when the port cannot be opened.
 */
export async function openMetrics(
  { port, host }: NonNullable<Config["metrics"]>,
  pages: PagePatterns,
): Promise<OpenMetrics> {
  // The library takes twelve megabytes, which a process without metrics need not load.
  const { createMetrics } = await import("#/server/platform/metrics/metrics.ts");
  const metrics = createMetrics();
  const nameOf = createRouteNames(pages);
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    const body = await metrics.text().catch(() => null);
    if (body === null) return void response.writeHead(500).end();
    response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      reject(new StartError(`METRICS_PORT=${port} cannot be listened on at METRICS_HOST=${host} (${code}).`)),
    );
    server.listen({ port, host }, resolve);
  });
  return {
    answered({ method, target, status, isAborted, milliseconds }) {
      metrics.answered({
        method,
        route: nameOf(target),
        status: isAborted ? "aborted" : String(status),
        seconds: milliseconds / 1_000,
      });
    },
    recordRender: metrics.recordRender,
    watch: metrics.watch,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
