import { readFile } from "node:fs/promises";
import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import next from "next";

export type OpenSite = { handler: RequestListener; close(): Promise<void> };

/**
 * Environment variable with which Next takes the settings that the build has stored, as its standalone mode does.
 * Otherwise it reads next.config.ts again, and the compiler loaded for that stays in memory.
 */
const BUILT_CONFIG = "__NEXT_PRIVATE_STANDALONE_CONFIG";

async function builtConfig(root: string, distDir: string): Promise<string> {
  const { config } = JSON.parse(await readFile(join(root, distDir, "required-server-files.json"), "utf8"));
  // A build may have been moved since.
  return JSON.stringify({ ...config, distDir });
}

/** Prepares Next for the site in `root`; with `dev`, hot reload also listens on `server`. */
export async function openSite(root: string, dev: boolean, server: Server, port: number): Promise<OpenSite> {
  if (!dev) process.env[BUILT_CONFIG] = await builtConfig(root, process.env.NEXT_DIST_DIR || ".next");
  // Not in production: with the server, Next handles every upgrade request and leaves the sockets of unknown ones open.
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
