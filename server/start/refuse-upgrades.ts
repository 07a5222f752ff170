import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { requestId } from "#/server/platform/edge/request-id.ts";
import { type Log, loggablePath } from "#/server/platform/log/log.ts";
import { refuseOnSocket } from "./refuse-on-socket.ts";

/**
 * Refuses every request to upgrade to another protocol, closes its socket, and counts these requests. Node detaches the
 * socket of an upgrade from the server, where no timeout applies any more: unless we close it, it stays open forever.
 */
export function refuseUpgrades(
  server: Server,
  { security, log }: { security: Record<string, string>; log: Log },
) {
  let refused = 0;
  server.on("upgrade", (request: IncomingMessage, socket: Duplex) => {
    refused += 1;
    const id = requestId(request.headers["x-request-id"]);
    const path = loggablePath(request.url ?? "/");
    log.info(
      { requestId: id, method: request.method, path, status: 400, upgrades: refused },
      "upgrade refused",
    );
    refuseOnSocket(socket, 400, { ...security, "x-request-id": id });
  });
}
