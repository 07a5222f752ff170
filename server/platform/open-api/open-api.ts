import { namedEndpoints } from "#/contract/endpoints.ts";
import { houseName } from "#/contract/house-name.ts";
import { discoveryPaths } from "./discovery-operations.ts";
import { filePaths } from "./file-operations.ts";
import { type NamedEndpoint, operation } from "./operations.ts";
import { SHARED_PARAMETERS } from "./parameters.ts";
import { SHARED_HEADERS, SHARED_RESPONSES } from "./responses.ts";
import { contractSchemas, type Json, usedSchemas } from "./schemas.ts";

const IN_CONTEXT = {
  type: "object",
  properties: { "@context": { type: "string" } },
  required: ["@context"],
};

const BEARER = {
  type: "http",
  scheme: "bearer",
  description:
    "The token of a session (`POST /authentification`), good for an hour, or an access token (`sillon_pat_…`) that is good for what the call names.",
};

/** Removes a final slash: with and without it, a path is the same (contract §2.4). */
const pathOf = (path: string) => path.replace(/(?<=.)\/$/, "");

/** Returns the calls of the contract by path and method; calls that only differ in their query are combined. */
function contractPaths(schemas: ReturnType<typeof contractSchemas>): Record<string, Json> {
  const byPath = Map.groupBy(namedEndpoints, ([, { path }]) => pathOf(path));
  return Object.fromEntries(
    [...byPath].map(([path, named]) => {
      const byMethod = Map.groupBy(named as NamedEndpoint[], ([, { method }]) => method.toLowerCase());
      return [
        path,
        Object.fromEntries([...byMethod].map(([method, calls]) => [method, operation(calls, schemas)])),
      ];
    }),
  );
}

/**
 * Returns the whole API as OpenAPI 3.1, generated from the endpoints that serve it: calls, files, discovery, every
 * refusal. `base` is its public address.
 */
export function openApi(base: string, version: string): Json {
  const schemas = contractSchemas();
  const paths = { ...contractPaths(schemas), ...filePaths(), ...discoveryPaths() };
  const tags = new Set(
    Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap((call) => (call as { tags: string[] }).tags),
    ),
  );
  const all = { ...schemas.all(), InContext: IN_CONTEXT };
  return {
    openapi: "3.1.0",
    info: {
      title: houseName(),
      version,
      description: "A production-music library: catalogue, search, projects, downloads and cue sheets.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: base }],
    tags: [...tags].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: usedSchemas(all, { paths, SHARED_RESPONSES }),
      parameters: SHARED_PARAMETERS,
      headers: SHARED_HEADERS,
      responses: SHARED_RESPONSES,
      securitySchemes: { bearer: BEARER },
    },
  };
}
