import type { RequestListener, Server } from "node:http";
import next from "next";

export type OpenSite = { handler: RequestListener; close(): Promise<void> };

/** Prepares Next for the site in `root`; with `dev` its reloading listens on `server` too. */
export async function openSite(root: string, dev: boolean, server: Server, port: number): Promise<OpenSite> {
  const site = next({ dev, dir: root, httpServer: server, port, hostname: "localhost" });
  await site.prepare();
  const handle = site.getRequestHandler();
  return {
    handler: (request, response) => {
      handle(request, response).catch((error: unknown) => response.destroy(error as Error));
    },
    close: () => site.close(),
  };
}
