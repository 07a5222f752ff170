import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { refuse } from "#/server/edge/refuse.ts";

const RETRY_AFTER_SECONDS = 5;
/** Larger headers are refused with 431 (security T33). */
const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_MS = 65_000;

export type Claim = {
  server: Server;
  /** The port really taken, when any free one was asked for. */
  port: number;
  /** From now on requests go to `listener` instead of the answer «starting». */
  open(listener: RequestListener): void;
};

/**
 * Listens before anything slow begins, so that a port in use is known at once and a person who opens the page
 * early is told to wait. Rejects with the system's error.
 */
export function claimPort(port: number, host: string | undefined): Promise<Claim> {
  let current: RequestListener = (_request, response) =>
    refuse(response, 503, { "retry-after": String(RETRY_AFTER_SECONDS) }, "Sillon is starting");
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) =>
    current(request, response),
  );
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host && { host }) }, () => {
      server.off("error", reject);
      resolve({
        server,
        port: (server.address() as AddressInfo).port,
        open(listener) {
          current = listener;
        },
      });
    });
  });
}
