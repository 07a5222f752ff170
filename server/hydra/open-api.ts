import { z } from "zod";
import type { Endpoint } from "#/contract/endpoint.ts";
import { endpoints } from "#/contract/endpoints.ts";

/** A schema with definitions of its own is a resource of its own, or its references would point into the document. */
function schemaOf(schema: z.ZodType, id: string) {
  const made = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return made.$defs ? { $id: id, ...made } : made;
}

function parameters(endpoint: Endpoint) {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: name === "id" ? "integer" : "string" },
  }));
  const inQuery = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
  return [
    ...inPath,
    ...inQuery.map((name) => ({
      name,
      in: "query",
      required: false,
      schema: name.endsWith("[]") ? { type: "array", items: { type: "string" } } : { type: "string" },
    })),
  ];
}

function operation(endpoint: Endpoint) {
  const type = endpoint.method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
  return {
    summary: endpoint.summary,
    tags: [endpoint.resource],
    parameters: parameters(endpoint),
    ...(endpoint.body && {
      requestBody: { content: { [type]: { schema: schemaOf(endpoint.body, `${endpoint.path}/body`) } } },
    }),
    responses: {
      [endpoint.status]: {
        description: endpoint.resource,
        content: { "application/ld+json": { schema: schemaOf(endpoint.answer, `${endpoint.path}/answer`) } },
      },
    },
    security: endpoint.access === "token" ? [{ bearer: [] }] : [],
  };
}

/** The calls of the contract as OpenAPI 3.1; of several calls on one path and method the first is shown. */
export function openApi(base: string, version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const method = endpoint.method.toLowerCase();
    const known = paths[endpoint.path];
    if (!known?.[method]) paths[endpoint.path] = { ...known, [method]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Sillon", version },
    servers: [{ url: base }],
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
  };
}
