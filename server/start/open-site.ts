import { readFile } from "node:fs/promises";
import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import next from "next";

export type OpenSite = { handler: RequestListener; close(): Promise<void> };

/**
 * By this Next takes its settings as the build wrote them down, as in its standalone form. It would read next.config.ts
 * anew, and load the compiler of the build for it, which stays in memory as long as the process.
 */
const BUILT_CONFIG = "__NEXT_PRIVATE_STANDALONE_CONFIG";

async function builtConfig(root: string, distDir: string): Promise<string> {
  const { config } = JSON.parse(await readFile(join(root, distDir, "required-server-files.json"), "utf8"));
  // A build may have been moved since.
  return JSON.stringify({ ...config, distDir });
}

/** Prepares Next for the site in `root`; with `dev` its reloading listens on `server` too. */
export async function openSite(root: string, dev: boolean, server: Server, port: number): Promise<OpenSite> {
  if (!dev) process.env[BUILT_CONFIG] = await builtConfig(root, process.env.NEXT_DIST_DIR || ".next");
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
