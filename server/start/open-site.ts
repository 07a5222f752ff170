import type { RequestListener, Server } from "node:http";
import next from "next";

export type OpenSite = { handler: RequestListener; close(): Promise<void> };

/** Prepares Next for the site in `root`; with `dev` its reloading listens on `server` too. */
export async function openSite(root: string, dev: boolean, server: Server, port: number): Promise<OpenSite> {
  // Given the server, Next takes every request to upgrade for its own and leaves the sockets of strange ones open.
  const site = next({ dev, dir: root, port, hostname: "localhost", ...(dev && { httpServer: server }) });
  await site.prepare();
  const handle = site.getRequestHandler();
  return {
    handler: (request, response) => {
      handle(request, response).catch((error: unknown) => response.destroy(error as Error));
    },
    close: () => site.close(),
  };
}
