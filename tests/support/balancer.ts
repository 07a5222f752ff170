import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How often each process is asked whether it is ready. */
const LOOK_MS = 100;
const READS = new Set(["GET", "HEAD"]);

export type Balancer = { url: string; close(): Promise<void> };

/**
 * One address in front of several processes, as a reverse proxy gives it: in turn, to those whose `/readyz` answers 200.
 * A request that could not be connected is tried with the next one, and so is a read whose connection broke before its
 * answer.
 */
export async function openBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;
  const look = async () => {
    for (const target of targets) {
      const isReady = await fetch(`${target}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) ready.add(target);
      else ready.delete(target);
    }
  };
  await look();
  const timer = setInterval(look, LOOK_MS);

  const server = createServer((incoming, response) => {
    turn += 1;
    const open = targets.filter((target) => ready.has(target));
    pass(incoming, response, [...open.slice(turn % open.length), ...open.slice(0, turn % open.length)]);
  });

  function pass(incoming: IncomingMessage, response: ServerResponse, [target, ...others]: string[]): void {
    if (!target) return void response.writeHead(502).end("No process is ready");
    const { method, url = "/", headers } = incoming;
    const hops = [headers["x-forwarded-for"], incoming.socket.remoteAddress].filter(Boolean);
    const from = { "x-forwarded-for": hops.join(", ") };
    const upstream = request(target + url, {
      agent,
      method: method ?? "GET",
      headers: { ...headers, ...from },
    });
    upstream.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    upstream.on("error", (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return void response.destroy();
      const isRefused = error.code === "ECONNREFUSED";
      if (isRefused) ready.delete(target);
      if (isRefused || READS.has(method ?? "")) return pass(incoming, response, others);
      response.writeHead(502).end();
    });
    if (READS.has(method ?? "")) upstream.end();
    else incoming.pipe(upstream);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
