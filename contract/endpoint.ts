import type { z } from "zod";
import type { BodySize } from "./body-size.ts";
import "./parse-without-eval.ts";
import type { Scope } from "./scope.ts";

/** Cache class of an answer (contract §0.3): public, user, discovery. Media files are not endpoints. */
export type CacheClass = "P" | "U" | "D";
/** Who may call: anyone; anyone, a token changes nothing or adds the user; only with a token. */
export type Access = "public" | "optional" | "token";

/**
 * One call of the wire, described once: the site calls it, the backend serves it, the documents are made from it.
 * `path` holds its parameters as `{name}`; query keys are the wire's own names (`writers[]`, `bpm[gte]`).
 */
export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Reach extends Scope | undefined = Scope | undefined,
> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: Path;
  /** What is answered: its context is `/api/contexts/{resource}`, its class in the documents bears this name. */
  readonly resource: string;
  readonly summary: string;
  readonly access: Who;
  /** What an access token must be good for; without one the call is for sessions alone. */
  readonly scope?: Reach;
  readonly cache: CacheClass;
  /** Cookie that tells who asks where no token does; the answer to a first word brings it. */
  readonly cookie?: "room";
  /** Of a success; the answer of a 204 is undefined. */
  readonly status: 200 | 201 | 202 | 204;
  /** Other successes, as an event that was already there. */
  readonly alsoStatus?: readonly (200 | 202)[];
  /** Its `ETag` names a version; a change that names a stale one by `If-Match` is refused with 412 (contract §2.1). */
  readonly isVersioned?: true;
  /** `json`: answered as plain JSON without a context, as session calls are. Linked data otherwise. */
  readonly format?: "json";
  /** Every call with a body says how large it may be. */
  readonly largestBody?: BodySize;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
}

/** Whether a call makes something of a person's own, and is done once however often it comes with one `Idempotency-Key`. */
export const isCreating = ({ method, status, access }: Endpoint) =>
  method === "POST" && status === 201 && access === "token";

/** Names of the `{parameters}` of a path. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;

/** Describes a call; gives the descriptor back with its literal types kept. */
export function endpoint<
  const Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  const Who extends Access,
  const Reach extends Scope | undefined = undefined,
>(
  descriptor: Endpoint<Path, Query, Body, Answer, Who, Reach>,
): Endpoint<Path, Query, Body, Answer, Who, Reach> {
  return descriptor;
}
