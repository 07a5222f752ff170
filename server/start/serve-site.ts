import type { RequestListener } from "node:http";
import { contentSecurityPolicy } from "#/server/edge/content-security-policy.ts";
import { createSite, type Site } from "#/server/edge/site.ts";

type Options = {
  dev: boolean;
  siteUrl: URL;
  security: Record<string, string>;
  purgeSecret: string;
  /** False: browsers that have the service worker are given one that takes it out. */
  serviceWorker: boolean;
  /** Origins that every page may load from besides its own. */
  guests: readonly string[];
};

const SERVICE_WORKER = /^\/sw\.js(?:\?|$)/;
const NO_SERVICE_WORKER = "/sw-off.js";

/** The site behind its cache; in development straight from Next, whose answers stream and reload. */
export function serveSite(handler: RequestListener, options: Options): Site {
  const site = createSite({ handler, ...options });
  if (!options.dev) {
    return {
      ...site,
      handle(request, response, requestId) {
        if (!options.serviceWorker && SERVICE_WORKER.test(request.url ?? "")) request.url = NO_SERVICE_WORKER;
        return site.handle(request, response, requestId);
      },
    };
  }
  const policy = contentSecurityPolicy([], { dev: true, guests: options.guests });
  return {
    ...site,
    answerFromMemory: () => false,
    async handle(request, response, requestId) {
      const headers = { ...options.security, "content-security-policy": policy, "x-request-id": requestId };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      handler(request, response);
    },
  };
}
