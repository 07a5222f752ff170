/** An API in a process of its own, as `npm start` opens it, without a site in front: settings come by the environment. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { pino } from "pino";
import { readConfig } from "#/server/platform/config/config.ts";
import { prepareDataFolder } from "#/server/platform/config/prepare-data-folder.ts";
import { sanitizeRequest } from "#/server/platform/edge/requests/sanitize-request.ts";
import { openLocalApi } from "#/server/start/open-local-api.ts";
import { createProgress } from "#/server/start/progress.ts";

const config = readConfig(process.env);
await prepareDataFolder(config.dataDir);
const siteUrl = new URL(`http://localhost:${config.port}`);
const log = pino({ level: "error" });
const tell = (text: string) => void process.stdout.write(`${text}\n`);
const api = await openLocalApi(config, {
  siteUrl,
  log,
  progress: createProgress(pino({ level: "silent" })),
  purge: async (tags) => tell(`purged ${tags.join(" ")}`),
});
const server = createServer((request, response) => {
  sanitizeRequest(request, siteUrl, { trustedProxies: 0, siteSecret: randomUUID() });
  void api.handle(request, response, randomUUID());
});
server.listen(config.port, "127.0.0.1", () => tell("listening"));
process.on("SIGTERM", async () => {
  server.close();
  server.closeAllConnections();
  await api.close();
  process.exit();
});
