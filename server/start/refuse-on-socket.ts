import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Answers `status` without a body on a bare socket and closes it, whether or not the client reads or closes. */
export function refuseOnSocket(socket: Duplex, status: number, headers: Record<string, string>): void {
  socket.on("error", () => undefined);
  const all = { ...headers, connection: "close", "content-length": "0" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`, () => socket.destroy());
}
