import { z } from "zod";
import { type Endpoint, isCreating } from "#/contract/endpoint.ts";
import { LARGEST_ID } from "#/server/platform/http/read-id.ts";
import { LARGEST_PAGE_SIZE } from "#/server/platform/hydra/paging.ts";
import type { Json } from "./schemas.ts";

/** Paths whose `search` is required (contract §5). */
const REQUIRED = /\/(?:global_search|search_\w+)$/;

const pageSize = { type: "integer", minimum: 0, maximum: LARGEST_PAGE_SIZE };
const SIZES = new Set(["itemsPerPage", "row", "ows"]);

/** Returns the type of a query parameter; where the API only has text, its name determines the type. */
function typeOf(name: string, schema: z.ZodType): Json {
  if (name === "page") return { type: "integer", minimum: 1, default: 1 };
  if (SIZES.has(name)) return pageSize;
  if (name.startsWith("updatedAt[") || name === "since") return { type: "string", format: "date-time" };
  if (/\[(?:gte|lte|gt|lt)\]$/.test(name)) return { type: "number" };
  if (name.startsWith("order[")) return { type: "string", enum: ["asc", "desc"] };
  if (name.endsWith("[]")) return { type: "array", items: { type: "string" } };
  const made = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const { $schema: _, ...rest } = made;
  // Sent as `true` or `false`; `1` and `0` are accepted too.
  return Array.isArray(made.enum) && made.enum.includes("true") ? { type: "boolean" } : rest;
}

/**
 * Returns the open bounds of a number, and both at once, in addition to the bounds in the endpoints (contract §0.4).
 */
function openBounds(name: string): (readonly [name: string, schema: Json])[] {
  const figure = /^(.+)\[gte\]$/.exec(name)?.[1];
  if (!figure || figure === "updatedAt") return [];
  return [
    [`${figure}[gt]`, { type: "number" }],
    [`${figure}[lt]`, { type: "number" }],
    [`${figure}[between]`, { type: "string", pattern: "^-?[0-9.]+\\.\\.-?[0-9.]+$", example: "90..120" }],
  ];
}

function queryParameter(path: string, name: string, schema: Json): Json {
  const isRequired = name === "search" && REQUIRED.test(path);
  return {
    name,
    in: "query",
    ...(isRequired && { required: true }),
    ...(schema.type === "array" && { style: "form", explode: true }),
    schema,
  };
}

/** Returns the parameters in the braces of a path. */
export function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema:
      name === "id"
        ? { type: "integer", format: "int32", minimum: 1, maximum: LARGEST_ID }
        : { type: "string", minLength: 1 },
  }));
}

const asValues = (schema: Json): unknown[] => ("const" in schema ? [schema.const] : [schema.enum].flat());

/** Merges the parameter that distinguishes two calls on one path: it allows the values of both. */
function merged(one: Json | undefined, other: Json): Json {
  if (!one || !("const" in other || "const" in one)) return one ?? other;
  return { type: "string", enum: [...new Set([...asValues(one), ...asValues(other)])] };
}

/** Returns all parameters of the calls on one path and method. */
export function parametersOf(path: string, calls: readonly Endpoint[]): Json[] {
  const query = new Map<string, Json>();
  for (const call of calls) {
    if (!(call.query instanceof z.ZodObject)) continue;
    for (const [name, schema] of Object.entries(call.query.shape)) {
      query.set(name, merged(query.get(name), typeOf(name, schema as z.ZodType)));
      for (const [open, type] of openBounds(name)) query.set(open, type);
    }
  }
  const isChange = calls.some(({ method, isVersioned }) => method === "PATCH" && isVersioned);
  return [
    ...pathParameters(path),
    ...[...query].map(([name, schema]) => queryParameter(path, name, schema)),
    ...(calls.some(isCreating) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ...(isChange ? [{ $ref: "#/components/parameters/IfMatch" }] : []),
    ...(calls.some(({ method, cache }) => method === "GET" && cache !== "U")
      ? [{ $ref: "#/components/parameters/IfNoneMatch" }]
      : []),
    ...(calls.some(({ cookie }) => cookie === "room")
      ? [{ $ref: "#/components/parameters/RoomCookie" }]
      : []),
  ];
}

/** Parameters that many calls share. */
export const SHARED_PARAMETERS = {
  RoomCookie: {
    name: "room",
    in: "cookie",
    description:
      "Whom this share page knows; `Set-Cookie` brings it with the answer to a first word. Without it one is new there.",
    schema: { type: "string" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "A name for this attempt, such as a UUID: sent again with it within 24 hours, the call is answered as it was and done once.",
    schema: { type: "string", minLength: 1, maxLength: 257 },
    example: '"8e03978e-40d5-43dd-bc93-6894a57f9324"',
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    description:
      "The `ETag` of the version that is changed; without it the change is made whatever is there.",
    schema: { type: "string" },
    example: '"3"',
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "The `ETag` of the answer that is at hand.",
    schema: { type: "string" },
  },
};
