import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import type { Config } from "#/server/config.ts";
import { pageBudget } from "#/server/edge/page-budget.ts";
import { captchaGuests } from "#/server/edge/page-guests.ts";
import { createRequestListener } from "#/server/edge/request-listener.ts";
import { securityHeaders } from "#/server/edge/security-headers.ts";
import { siteFiles } from "#/server/edge/site-files.ts";
import { memoryRateLimiter } from "#/server/http/rate-limiter.ts";
import type { Log } from "#/server/log.ts";
import { buildSite } from "./build-site.ts";
import { claimPort } from "./claim-port.ts";
import { connectApi } from "./connect-api.ts";
import { consoleToLog } from "./console-to-log.ts";
import { endUpgrades } from "./end-upgrades.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { openSite } from "./open-site.ts";
import { prepareFolder } from "./prepare-folder.ts";
import { createProgress } from "./progress.ts";
import { serveSite } from "./serve-site.ts";
import { type Closing, stopOnSignals } from "./stop.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const SECRET_BYTES = 32;

/** Starts the one process: port, site, database, catalogue, sound; gives back once requests are answered. */
export async function start(config: Config, { dev, log }: { dev: boolean; log: Log }): Promise<void> {
  const progress = createProgress(log);
  if (!dev) consoleToLog(log);
  const closings: Closing[] = [];
  const { hstsSubdomains } = config;
  const atFirst = securityHeaders(config.siteUrl ?? "", { hstsSubdomains });
  const claim = await claimPort(config.port, config.host, atFirst);
  stopOnSignals(claim.server, closings, log);
  // In development the page that reloads itself listens on one.
  if (!dev) endUpgrades(claim.server, { security: atFirst, log });

  const siteUrl = new URL(config.siteUrl ?? `http://localhost:${claim.port}`);
  const purgeSecret = config.purgeSecret ?? randomBytes(SECRET_BYTES).toString("hex");
  // The site's own code reads these; Next gives route handlers no other way in.
  const isIndexed = config.siteIndex ?? isPublicAddress(siteUrl);
  Object.assign(process.env, {
    SITE_URL: siteUrl.origin,
    PURGE_SECRET: purgeSecret,
    SITE_INDEX: isIndexed ? "on" : "off",
  });
  const security = securityHeaders(siteUrl.origin, { isIndexed, hstsSubdomains });

  // Before minutes go into a build: a folder that cannot be used is known at once.
  if (!config.apiUrl) await prepareFolder(config.dataDir);
  const distDir = process.env.NEXT_DIST_DIR || ".next";
  if (!dev) await progress.step("build", (note) => buildSite(ROOT, distDir, note));
  let purge: (tags: string[]) => Promise<void> = async () => undefined;
  const api = await connectApi(config, {
    siteUrl,
    log,
    progress,
    purge: (tags) => purge(tags),
  });
  closings.push({ name: "The API", close: api.close });

  const site = await progress.step("site", () => openSite(ROOT, dev, claim.server, claim.port));
  closings.push({ name: "The site", close: site.close });
  const served = serveSite(site.handler, {
    dev,
    siteUrl,
    security,
    purgeSecret,
    serviceWorker: config.serviceWorker,
    guests: captchaGuests(config.captcha.provider),
    log,
    ...(!dev && { files: await siteFiles(ROOT, distDir) }),
  });
  purge = served.purge;

  claim.open(
    createRequestListener({
      api: api.handle,
      site: served,
      siteUrl,
      trustedProxies: config.trustedProxies,
      siteSecret: purgeSecret,
      // In development nothing is in memory, and one page brings a hundred files.
      budget: pageBudget(memoryRateLimiter(Date.now), dev ? Infinity : config.pageBudget),
      security,
      log,
    }),
  );
  progress.say(`\n  Sillon is at ${siteUrl.origin}\n`);
}
