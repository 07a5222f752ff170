import type { Context, Hono } from "hono";
import type { z } from "zod";
import { hasMarkRun } from "#/contract/combining-marks.ts";
import { type Endpoint, isCreating, type PathParameters } from "#/contract/endpoint.ts";
import type { Caller, Person } from "#/server/platform/http/authentication.ts";
import { jsonInTurns } from "./json-in-turns.ts";
import { checkAccept, checkContentType } from "./negotiate.ts";
import { notFound } from "./problem.ts";
import { readBody } from "./read-body.ts";
import { readId } from "./read-id.ts";
import { readQuery } from "./read-query.ts";
import { callerFor } from "./require-caller.ts";
import { respond } from "./respond.ts";

type Parameters<Path extends string> = {
  [Name in PathParameters<Path>]: Name extends "id" ? number : string;
};

/** A call that is open to programs has a person; one for sessions only also has the session. */
type Signed<E extends Endpoint> = [E["scope"]] extends [undefined] ? Caller : Person;

/** The caller, as far as the endpoint requires one. */
type CallerOf<E extends Endpoint> = E["access"] extends "token"
  ? Signed<E>
  : E["access"] extends "public"
    ? null
    : Signed<E> | null;

/** Result of a handler: the answer, or nothing for a 204. */
type HandlerResult<E extends Endpoint> =
  z.input<E["answer"]> extends undefined ? Promise<void> : Promise<z.input<E["answer"]> & object>;

/** Input of a handler, fully parsed. */
export interface Call<E extends Endpoint> {
  /** The signed-in user: always set where a token is required, null for visitors elsewhere. */
  user: CallerOf<E>;
  params: Parameters<E["path"]>;
  query: z.output<NonNullable<E["query"]>>;
  body: z.output<NonNullable<E["body"]>>;
  url: URL;
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal;
  /** Answers with another success status than the endpoint's, for example for an event that existed already. */
  succeedWith(status: 200 | 202): void;
  /** Returns a header of the request; undefined when it was not sent. */
  header(name: string): string | undefined;
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void;
  /** Adds a `Set-Cookie` to the answer, in addition to others. */
  setCookie(cookie: string): void;
}

function readParameters(context: Context): Record<string, string | number> {
  const read: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(context.req.param() as Record<string, string>)) {
    if (value.includes("\0") || hasMarkRun(value)) throw notFound();
    if (name !== "id") {
      read[name] = value.normalize("NFC");
      continue;
    }
    const id = readId(value);
    if (id === null) throw notFound();
    read[name] = id;
  }
  return read;
}

function headersOf(endpoint: Endpoint, status: number, answer: object): Record<string, string> {
  const address = "@id" in answer && typeof answer["@id"] === "string" ? answer["@id"] : null;
  if (!address || "hydra:member" in answer) return {};
  if (status === 201) return { Location: address, "Content-Location": address };
  return status === 200 && endpoint.method !== "POST" ? { "Content-Location": address } : {};
}

/**
 * Serves a call of the contract: the handler gets parsed parameters, query and body, and compiles only if its answer
 * has the endpoint's shape. A query that the endpoint refuses is passed on to the next call on the same path.
 */
export function serve<E extends Endpoint>(
  app: Hono,
  endpoint: E,
  handler: (call: Call<E>) => HandlerResult<E>,
): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ":$1");
  app.on(endpoint.method, path, async (context, next) => {
    const { req } = context;
    const url = new URL(req.url);
    const query = endpoint.query ? readQuery(endpoint.query, url.searchParams) : {};
    if (query === null) return next();
    checkAccept(req.header("Accept"));
    const user = await callerFor(endpoint, context);
    if (endpoint.body) checkContentType(endpoint.method, req.header("Content-Type"));
    const params = readParameters(context);
    const body = endpoint.body ? await readBody(req.raw, endpoint.body, endpoint.largestBody) : undefined;
    const work = async () => {
      let status: number = endpoint.status;
      const headers: Record<string, string> = endpoint.access === "public" ? {} : { Vary: "Authorization" };
      const cookies: string[] = [];
      const answer = await handler({
        user: user as CallerOf<E>,
        params: params as Parameters<E["path"]>,
        query: query as Call<E>["query"],
        body: body as Call<E>["body"],
        url,
        get signal() {
          return req.raw.signal;
        },
        succeedWith: (other) => {
          status = other;
        },
        header: (name) => req.header(name),
        setHeader: (name, value) => {
          headers[name] = value;
        },
        setCookie: (cookie) => {
          cookies.push(cookie);
        },
      });
      const response = answer
        ? await answered(context, endpoint, { status, answer, headers })
        : new Response(null, { status, headers: { ...headers, "Cache-Control": "private, no-store" } });
      for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
      return response;
    };
    if (!user || !isCreating(endpoint)) return work();
    const attempt = { userId: user.id, call: `${req.method} ${url.pathname}${url.search}`, body };
    return context.get("idempotency").once(context, attempt, work);
  });
}

async function answered(
  context: Context,
  endpoint: Endpoint,
  { status, answer, headers }: { status: number; answer: object; headers: Record<string, string> },
): Promise<Response> {
  if (endpoint.format === "json") {
    const type = { "Content-Type": "application/json" };
    return respond(context, endpoint.cache, status, await jsonInTurns(answer), { ...type, ...headers });
  }
  const json = await jsonInTurns({ "@context": `/api/contexts/${endpoint.resource}`, ...answer });
  const all = { ...headersOf(endpoint, status, answer), ...headers };
  return respond(context, endpoint.cache, status, json, all);
}
