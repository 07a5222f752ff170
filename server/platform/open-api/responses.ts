import { changesEndpoint } from "#/contract/change.ts";
import { type Endpoint, isCreating } from "#/contract/endpoint.ts";
import type { Json } from "./schemas.ts";

const header = (type: string, description: string) => ({ description, schema: { type } });

/** Headers of answers (contract §0.2). */
export const SHARED_HEADERS = {
  Link: header("string", "Where this API is documented, as `hydra:apiDocumentation`."),
  "X-Request-Id": header("string", "Names this request in our logs."),
  ETag: header("string", "Names this version of the answer."),
  RateLimit: header(
    "string",
    'How many calls are left, and after how many seconds all are: `"anonymous";r=299;t=600`.',
  ),
  "RateLimit-Policy": header(
    "string",
    'How many calls fit into how many seconds: `"anonymous";q=300;w=300`.',
  ),
  "Cache-Control": header("string", "How long the answer keeps."),
  Location: header("string", "Address of what was made."),
  "Content-Location": header("string", "Address of what is answered."),
  "Content-Disposition": header("string", "Name to keep the file under."),
  "Content-Range": header("string", "Which bytes of the whole these are."),
  "Accept-Ranges": header("string", "`bytes` when a download can be resumed."),
  "Accept-Patch": header("string", "The type of a change, where one can be made."),
  "Idempotent-Replayed": header(
    "string",
    "`true` when the call was done before, under this `Idempotency-Key`.",
  ),
  "Retry-After": header("integer", "Seconds to wait."),
  "WWW-Authenticate": header("string", "`Bearer`."),
};

type HeaderName = keyof typeof SHARED_HEADERS;

/** Returns references to headers, including those of every answer. */
export const headersOf = (...names: HeaderName[]): Json =>
  Object.fromEntries(
    (["Link", "X-Request-Id", "RateLimit", "RateLimit-Policy", ...names] as const).map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );

const LINKED_DATA = "application/ld+json";
const refused = (description: string, schema: string, type = LINKED_DATA, ...names: HeaderName[]) => ({
  description,
  headers: headersOf("Cache-Control", ...names),
  content: { [type]: { schema: { $ref: `#/components/schemas/${schema}` } } },
});

/** Every possible refusal, by its status (contract §0.5). */
const REFUSALS = {
  400: refused("Not JSON, a wrong type, a bad address or a bad page", "Error"),
  401: refused("No token, a bad or an expired one", "Unauthorized", "application/json", "WWW-Authenticate"),
  403: refused("Known, and not allowed", "Error"),
  404: refused("Not there, or not for who asks", "Error"),
  406: refused("None of the accepted types is given", "Error"),
  409: refused("Somebody was quicker, or the same call is at work", "Error"),
  410: refused("This cursor is of an earlier catalogue: start without one", "Error"),
  412: refused("Somebody wrote in between: `If-Match` names another version", "Error"),
  413: refused("Too large", "Error"),
  415: refused("A type or coding of body that is not taken", "Error"),
  422: refused("Values that are refused, one by one", "ViolationList"),
  429: refused("Asked too often", "Error", LINKED_DATA, "Retry-After"),
  500: refused("Our failure", "Error"),
  503: refused("Something that is needed is down", "Error", LINKED_DATA, "Retry-After"),
} as const;

export type Refusal = keyof typeof REFUSALS;

const nameOf = (status: string | number) => `Refused${status}`;

export const SHARED_RESPONSES = {
  ...Object.fromEntries(Object.entries(REFUSALS).map(([status, response]) => [nameOf(status), response])),
  NotModified: {
    description: "Nothing newer than what is at hand",
    headers: headersOf("ETag", "Cache-Control"),
  },
};

/** Returns references to refusals. */
export const refusals = (statuses: readonly Refusal[]): Json =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  );

/** Returns the possible refusals of a call. */
export function refusalsOf(call: Endpoint): Refusal[] {
  const { method, path, access, query, body, isVersioned, cache } = call;
  const isRead = method === "GET";
  return [
    ...(query || body ? ([400, 422] as const) : []),
    ...(access === "public" && path !== "/authentification" ? [] : ([401] as const)),
    ...(isRead && access === "public" ? [] : ([403] as const)),
    ...(path.includes("{") ? ([404] as const) : []),
    406,
    ...(path === changesEndpoint.path ? ([410] as const) : []),
    ...(isVersioned && method === "PATCH" ? ([412] as const) : []),
    ...(body ? ([409, 413, 415] as const) : []),
    ...(isCreating(call) ? ([400, 409, 422] as const) : []),
    429,
    500,
    ...(isRead && cache === "P" ? [] : ([503] as const)),
  ];
}
