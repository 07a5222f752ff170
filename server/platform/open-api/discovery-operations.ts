import { pathParameters } from "./parameters.ts";
import { headersOf, type Refusal, refusals } from "./responses.ts";
import type { Json } from "./schemas.ts";

const LINKED_DATA = "application/ld+json";
const DOCUMENT = { type: "object", additionalProperties: true };

function documentCall(
  path: string,
  operationId: string,
  summary: string,
  types: readonly string[] = [LINKED_DATA],
  refused: readonly Refusal[] = [406],
): [path: string, item: Json] {
  const item = {
    get: {
      operationId,
      summary,
      tags: ["Discovery"],
      parameters: [...pathParameters(path), { $ref: "#/components/parameters/IfNoneMatch" }],
      responses: {
        200: {
          description: summary,
          headers: headersOf("ETag", "Cache-Control"),
          content: Object.fromEntries(types.map((type) => [type, { schema: DOCUMENT }])),
        },
        304: { $ref: "#/components/responses/NotModified" },
        ...refusals([...refused, 429, 500]),
      },
      security: [],
    },
  };
  return [path, item];
}

const health = {
  get: {
    operationId: "getHealth",
    summary: "Whether the database answers, and how far the search is",
    tags: ["Discovery"],
    responses: Object.fromEntries(
      [
        [200, "It does"],
        [503, "It does not"],
      ].map(([status, description]) => [
        status,
        { description, content: { "application/json": { schema: DOCUMENT } } },
      ]),
    ),
    security: [],
  },
};

/** The documents with which clients start (contract §0.6). */
export const discoveryPaths = (): Record<string, Json> =>
  Object.fromEntries([
    documentCall("/api", "getEntrypoint", "Every collection by its name"),
    documentCall("/api/index.jsonld", "getEntrypointDocument", "Every collection by its name"),
    documentCall(
      "/api/docs",
      "getDocumentation",
      "The documentation of the API: as Hydra, OpenAPI or a page",
      [LINKED_DATA, "application/vnd.oai.openapi+json", "text/html"],
    ),
    documentCall("/api/docs.jsonld", "getHydraDocumentation", "The documentation of the API as Hydra"),
    documentCall("/api/docs.json", "getOpenApi", "This document", [
      "application/json",
      "application/vnd.oai.openapi+json",
    ]),
    documentCall(
      "/api/contexts/{name}",
      "getContext",
      "How a type is read as linked data",
      [LINKED_DATA],
      [404, 406],
    ),
    ["/healthz", health],
  ]);
