import type { Context, Hono } from "hono";
import { checkAccept } from "#/server/platform/http/negotiate.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { type Prepared, prepared, respond } from "#/server/platform/http/respond.ts";
import { contextOf, entrypoint } from "#/server/platform/hydra/contexts.ts";
import { documentation } from "#/server/platform/hydra/documentation.ts";
import { openApi } from "./open-api.ts";

const OPEN_API = "application/vnd.oai.openapi+json";

/** Generates a document on first request: a start does not need it. */
function once(make: () => object): () => Prepared {
  let made: Prepared | undefined;
  return () => (made ??= prepared(JSON.stringify(make())));
}

/** Discovery: entrypoint, documentation and contexts (contract §0.6). */
export function hydraRoutes(app: Hono, { base, version }: { base: string; version: string }): void {
  const documents = {
    entrypoint: once(entrypoint),
    documentation: once(() => documentation(base)),
    openApi: once(() => openApi(base, version)),
  };
  const serveDocument = (path: string, document: () => Prepared) =>
    app.get(path, (context) => {
      checkAccept(context.req.header("Accept"));
      return respond(context, "D", 200, document());
    });
  serveDocument("/api", documents.entrypoint);
  serveDocument("/api/index.jsonld", documents.entrypoint);
  serveDocument("/api/docs.jsonld", documents.documentation);
  const serveOpenApi = (context: Context, accept: string | undefined) =>
    respond(context, "D", 200, documents.openApi(), {
      "Content-Type": accept?.includes(OPEN_API)
        ? `${OPEN_API}; version=3.1`
        : "application/json; charset=utf-8",
    });
  app.get("/api/docs.json", (context) => {
    const accept = context.req.header("Accept");
    checkAccept(accept, ["application/json", OPEN_API]);
    return serveOpenApi(context, accept);
  });
  // One address for all: browsers were answered before (server/platform/reference), programs state their format.
  app.get("/api/docs", (context) => {
    const accept = context.req.header("Accept");
    if (accept?.includes(OPEN_API)) return serveOpenApi(context, accept);
    checkAccept(accept);
    return respond(context, "D", 200, documents.documentation());
  });
  app.get("/api/contexts/:name", (context) => {
    checkAccept(context.req.header("Accept"));
    const found = contextOf(context.req.param("name"), base);
    if (!found) throw notFound();
    return respond(context, "D", 200, JSON.stringify(found));
  });
  app.get("/api/.well-known/genid/:id", () => {
    throw notFound();
  });
}
