import { SMALL_BODY } from "#/contract/body-size.ts";
import { type CacheClass, type Endpoint, isCreating } from "#/contract/endpoint.ts";
import { soundSearchEndpoint, videoSearchEndpoint } from "#/contract/similarity.ts";
import { operationId } from "./operation-id.ts";
import { parametersOf } from "./parameters.ts";
import { headersOf, refusals, refusalsOf } from "./responses.ts";
import type { contractSchemas, Json } from "./schemas.ts";

export type NamedEndpoint = readonly [name: string, endpoint: Endpoint];

const LINKED_DATA = "application/ld+json";
const JSON_TYPE = "application/json";
/** Calls that accept a file instead of their JSON body (contract §5). */
const UPLOADS = new Set<string>([soundSearchEndpoint.path, videoSearchEndpoint.path]);

const upload = {
  type: "object",
  required: ["file"],
  properties: {
    file: { type: "string", format: "binary", description: "A sound, or a film for the search by film" },
    from: { type: "number", minimum: 0 },
    to: { type: "number", minimum: 0 },
    weights: { type: "string", description: "The weights as JSON" },
    minus: { type: "array", items: { type: "string" } },
    plus: { type: "array", items: { type: "string" } },
  },
};

function requestBody({ method, path, largestBody = SMALL_BODY }: Endpoint, schema: Json): Json {
  const types = method === "PATCH" ? ["application/merge-patch+json"] : [LINKED_DATA, JSON_TYPE];
  const { bytes, keys, items, text = bytes } = largestBody;
  const ofTexts = text < bytes ? `; no text or number has more than ${text} bytes as it is written` : "";
  return {
    required: true,
    description: `JSON of ${bytes} bytes at most, with ${keys} attributes and ${items} members of lists${ofTexts}.`,
    "x-largest-body": largestBody,
    content: {
      ...Object.fromEntries(types.map((type) => [type, { schema }])),
      ...(UPLOADS.has(path) && { "multipart/form-data": { schema: upload } }),
    },
  };
}

/** Adds the context in which linked data is read. */
const inContext = (schema: Json): Json => ({ allOf: [schema, { $ref: "#/components/schemas/InContext" }] });

const TAGGED: ReadonlySet<CacheClass> = new Set(["P", "D"]);

function success(endpoint: Endpoint, status: number, schema: Json): Json {
  const { cache, isVersioned, format, method } = endpoint;
  if (status === 204) return { description: "Done", headers: headersOf("Cache-Control") };
  const isItem = format !== "json" && (status === 201 || method !== "POST");
  return {
    description: endpoint.summary,
    headers: headersOf(
      "Cache-Control",
      ...(TAGGED.has(cache) || isVersioned ? (["ETag"] as const) : []),
      ...(status === 201 ? (["Location"] as const) : []),
      ...(isCreating(endpoint) ? (["Idempotent-Replayed"] as const) : []),
      ...(isItem ? (["Content-Location"] as const) : []),
      ...(isVersioned && method === "GET" ? (["Accept-Patch"] as const) : []),
    ),
    content:
      format === "json" ? { [JSON_TYPE]: { schema } } : { [LINKED_DATA]: { schema: inContext(schema) } },
  };
}

/** Returns the call named like its path among calls that only differ in their query: `globalSearch` of the searches. */
function general(named: readonly NamedEndpoint[]): NamedEndpoint {
  const pathWords = (path: string) => path.split("/").at(-1)?.replaceAll("_", "").toLowerCase();
  const found = named.find(([name, { path }]) => name.toLowerCase() === `${pathWords(path)}endpoint`);
  return found ?? (named[0] as NamedEndpoint);
}

/**
 * Returns the operation of the calls on one path and method; several differ in their query, and have several shapes of
 * answers.
 */
export function operation(
  named: readonly NamedEndpoint[],
  schemas: ReturnType<typeof contractSchemas>,
): Json {
  const calls = named.map(([, endpoint]) => endpoint);
  const [name, endpoint] = general(named);
  const answers = calls.map(({ answer }) => schemas.answer(answer));
  const answer = answers.length > 1 ? { anyOf: answers } : (answers[0] as Json);
  const { path, status, alsoStatus = [], access, scope, body } = endpoint;
  const statuses = [status, ...alsoStatus];
  const isKnown = calls.some(({ method, cache }) => method === "GET" && TAGGED.has(cache));
  return {
    operationId: operationId(name, endpoint.method),
    summary: endpoint.summary,
    tags: [endpoint.resource],
    parameters: parametersOf(path, calls),
    ...(body && { requestBody: requestBody(endpoint, schemas.body(body)) }),
    responses: {
      ...Object.fromEntries(statuses.map((one) => [one, success(endpoint, one, answer)])),
      ...(isKnown && { 304: { $ref: "#/components/responses/NotModified" } }),
      ...refusals(calls.flatMap(refusalsOf)),
    },
    security:
      access === "public" ? [] : [...(access === "optional" ? [{}] : []), { bearer: scope ? [scope] : [] }],
  };
}
