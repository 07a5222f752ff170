import type { BodySize } from "#/contract/body-size.ts";

/** The parts of a JSON schema from which requests are generated. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header" | "cookie";
  schema?: Schema;
}

export interface Operation {
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: {
    $ref?: string;
    content?: Record<string, { schema?: Schema }>;
    "x-largest-body"?: BodySize;
  };
}

/** The API's description of itself, from `/api/docs.json`. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

const METHODS = new Set(["get", "head", "post", "put", "patch", "delete"]);

/** Returns every call of the document; those that delete something come last. */
export const callsOf = ({ paths }: OpenApi) =>
  Object.entries(paths)
    .flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => METHODS.has(method))
        .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    )
    .sort((one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"));

/** Returns a part of the document, or the part to which it refers. */
export function resolve<Part extends { $ref?: string }>(document: OpenApi, part: Part): Part {
  if (!part.$ref?.startsWith("#/")) return part;
  const found = part.$ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  return (found as Part | undefined) ?? part;
}
