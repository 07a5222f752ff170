import { readFile } from "node:fs/promises";
import type { Hono } from "hono";
import { inHouseName } from "#/contract/house-name.ts";
import { contentSecurityPolicy } from "#/server/platform/edge/policy/content-security-policy.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { respond } from "#/server/platform/http/respond.ts";
import { REFERENCE_FILES, referencePage } from "./page.ts";

const SCRIPT = "text/javascript; charset=utf-8";
const STYLE = "text/css; charset=utf-8";
const FILES: Record<string, { at: string; type: string }> = {
  "swagger-ui-bundle.js": {
    at: import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js"),
    type: SCRIPT,
  },
  "swagger-ui.css": { at: import.meta.resolve("swagger-ui-dist/swagger-ui.css"), type: STYLE },
  "start.js": { at: import.meta.resolve("./start.js"), type: SCRIPT },
  "page.css": { at: import.meta.resolve("./page.css"), type: STYLE },
};

/** Returns whether a client wants HTML: browsers name the type, programs that accept anything do not. */
export const readsPages = (accept: string | undefined): boolean =>
  (accept ?? "").split(",").some((part) => {
    const [type, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return type === "text/html" && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** The API reference as a page, from our own origin and with the site's own policy (docs/decisions/039). */
export function referenceRoutes(app: Hono): void {
  const policy = contentSecurityPolicy([]);
  app.get("/api/docs", (context, next) => {
    if (!readsPages(context.req.header("Accept"))) return next();
    return Promise.resolve(
      respond(context, "D", 200, inHouseName(referencePage), {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": policy,
      }),
    );
  });
  const kept = new Map<string, Promise<string>>();
  app.get(`${REFERENCE_FILES}/*`, async (context) => {
    const name = context.req.path.slice(REFERENCE_FILES.length + 1);
    const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    if (!file) throw notFound();
    let text = kept.get(name);
    if (!text) {
      text = readFile(new URL(file.at), "utf8");
      kept.set(name, text);
    }
    return respond(context, "D", 200, await text, { "Content-Type": file.type });
  });
}
