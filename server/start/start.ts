import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { houseName } from "#/contract/house-name.ts";
import type { Config } from "#/server/platform/config/config.ts";
import { prepareDataFolder } from "#/server/platform/config/prepare-data-folder.ts";
import { routePatterns } from "#/server/platform/edge/pages/missing-paths.ts";
import { pageBudget } from "#/server/platform/edge/pages/page-budget.ts";
import { siteFiles } from "#/server/platform/edge/pages/site-files.ts";
import { createSlugIndex } from "#/server/platform/edge/pages/slug-index.ts";
import { captchaSources } from "#/server/platform/edge/policy/csp-sources.ts";
import { securityHeaders } from "#/server/platform/edge/policy/security-headers.ts";
import { createRequestListener } from "#/server/platform/edge/requests/request-listener.ts";
import { isPublicAddress } from "#/server/platform/http/is-public-address.ts";
import type { Log } from "#/server/platform/log/log.ts";
import { readPagePatterns } from "#/server/platform/metrics/route-names.ts";
import { memoryRateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { buildSite } from "./build-site.ts";
import { claimPort } from "./claim-port.ts";
import { connectApi } from "./connect-api.ts";
import { consoleToLog } from "./console-to-log.ts";
import { readJoinedScripts } from "./join-scripts.ts";
import { openMetrics } from "./open-metrics.ts";
import { openSite } from "./open-site.ts";
import { createProgress } from "./progress.ts";
import { createPurgeHook } from "./purge-hook.ts";
import { refuseUpgrades } from "./refuse-upgrades.ts";
import { serveSite } from "./serve-site.ts";
import { siteMetrics } from "./site-metrics.ts";
import { type Closing, stopOnSignals } from "./stop.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const SECRET_BYTES = 32;

/** Starts the server: port, site, database, catalogue, sound. Resolves once it answers requests. */
export async function start(config: Config, { dev, log }: { dev: boolean; log: Log }): Promise<void> {
  const progress = createProgress(log);
  if (!dev) consoleToLog(log);
  const closings: Closing[] = [];
  const { hstsSubdomains } = config;
  const startHeaders = securityHeaders(config.siteUrl ?? "", { hstsSubdomains });
  const claim = await claimPort(config.port, config.host, startHeaders);
  stopOnSignals(claim, { closings, drainSeconds: config.drainSeconds, log });
  // In development, hot reload needs a WebSocket.
  if (!dev) refuseUpgrades(claim.server, { security: startHeaders, log });

  const siteUrl = new URL(config.siteUrl ?? `http://localhost:${claim.port}`);
  const purgeSecret = config.purgeSecret ?? randomBytes(SECRET_BYTES).toString("hex");
  // The site's own code reads these: Next offers no other way to pass values to route handlers.
  const isIndexed = config.siteIndex ?? isPublicAddress(siteUrl);
  Object.assign(process.env, {
    SITE_URL: siteUrl.origin,
    SITE_NAME: houseName(),
    PURGE_SECRET: purgeSecret,
    SITE_INDEX: isIndexed ? "on" : "off",
  });
  const security = securityHeaders(siteUrl.origin, { isIndexed, hstsSubdomains });

  // Before the build, which takes minutes: an unusable folder must fail at once.
  if (!config.apiUrl) await prepareDataFolder(config.dataDir);
  const distDir = process.env.NEXT_DIST_DIR || ".next";
  if (!dev) await progress.step("build", (note) => buildSite(ROOT, distDir, note));
  const pages = dev ? { patterns: [], aliases: [] } : await readPagePatterns(ROOT, distDir);
  const metrics = config.metrics && (await openMetrics(config.metrics, pages));
  if (metrics) closings.push({ name: "The metrics", close: metrics.close });
  let purge: (tags: readonly string[]) => Promise<void> = async () => undefined;
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
    cspSources: captchaSources(config.captcha.provider),
    mediaOrigins: config.mediaOrigins,
    log,
    recordRender: metrics?.recordRender,
    ...(api.isDatabaseDown && { isDatabaseDown: api.isDatabaseDown }),
    ...(!dev && {
      files: await siteFiles(ROOT, distDir),
      routes: await routePatterns(join(ROOT, distDir)),
      joined: await readJoinedScripts(ROOT, distDir),
    }),
    ...(api.slugPrints && {
      slugs: createSlugIndex(api.slugPrints, {
        report: (err) => log.warn({ err }, "The slugs of the catalogue could not be read"),
      }),
    }),
  });
  const sendToPurgeHook = createPurgeHook({ ...config.purgeHook, log });
  purge = async (tags) => {
    await served.purge(tags);
    void sendToPurgeHook(tags);
  };
  metrics?.watch([...siteMetrics(served), ...(api.metrics ?? [])]);

  claim.open(
    createRequestListener({
      api: api.handle,
      site: served,
      siteUrl,
      trustedProxies: config.trustedProxies,
      siteSecret: purgeSecret,
      // In development nothing is cached, and one page loads a hundred files.
      budget: pageBudget(memoryRateLimiter(Date.now), dev ? Infinity : config.pageBudget),
      security,
      answered: metrics?.answered,
      log,
    }),
  );
  progress.say(`\n  Sillon is at ${siteUrl.origin}\n`);
}
