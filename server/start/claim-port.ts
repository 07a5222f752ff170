import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { LARGEST_FILM } from "#/contract/similarity.ts";
import { requestId } from "#/server/platform/edge/request-id.ts";
import { oneByOne } from "#/server/platform/edge/requests/one-by-one.ts";
import { answerProbe, type Stage } from "./probes.ts";
import { refuseOnSocket } from "./refuse-on-socket.ts";
import { serveStartingPage } from "./serve-starting-page.ts";

/** Larger headers are refused with 431 (security T33). */
const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 20_000;
/** Bits per second of the slowest connection on which the largest upload still arrives in time. */
const SLOWEST_LINE = 1_000_000;
/** Maximum ratio of transferred bytes, with headers and packets, to the bytes of a file. */
const OVERHEAD = 1.07;
/** Maximum time for a whole request. */
const REQUEST_TIMEOUT_MS = Math.ceil(((LARGEST_FILM * 8 * OVERHEAD) / SLOWEST_LINE) * 1_000);
const KEEP_ALIVE_MS = 65_000;
/** Upgrade that HTTP/2 clients offer on a plain connection; a server may ignore it and answer (RFC 9113, 3.1). */
const HTTP2 = /^h2c$/i;

export type Claim = {
  server: Server;
  /** The actual port, also when port 0 asked for any free one. */
  port: number;
  /** Sends requests to `listener` from now on, instead of answering that the site is starting. */
  open(listener: RequestListener): void;
  /** From now on `/readyz` answers 503 and every answer closes its connection, so that load balancers go elsewhere. */
  leave(): void;
};

/**
 * Listens on the port before anything slow begins: a port in use fails at once, and a person who opens the page early
 * is asked to wait. Rejects with the system's error.
 */
export function claimPort(
  port: number,
  host: string | undefined,
  security: Record<string, string>,
): Promise<Claim> {
  let stage: Stage = "starting";
  const headersOf = ({ headers }: IncomingMessage) => ({
    ...security,
    "x-request-id": requestId(headers["x-request-id"]),
  });
  let current: RequestListener = (request, response) =>
    serveStartingPage(request, response, headersOf(request));
  const server: Server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      shouldUpgradeCallback: ({ headers }) =>
        server.listenerCount("upgrade") > 0 && !HTTP2.test(headers.upgrade ?? ""),
    },
    oneByOne((request, response) => {
      if (stage === "leaving") response.shouldKeepAlive = false;
      if (!answerProbe(request, response, stage, headersOf(request))) current(request, response);
    }),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
    refuseUnreadable(error, socket, security),
  );
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
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
          if (stage === "starting") stage = "open";
        },
        leave() {
          stage = "leaving";
        },
      });
    });
  });
}

/** Answers a request that Node's parser refuses, which never reaches a listener, and closes the connection. */
function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  security: Record<string, string>,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ""] ?? 400;
  refuseOnSocket(socket, status, { ...security, "x-request-id": requestId(undefined) });
}
