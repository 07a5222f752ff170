import type { z } from "zod";
import type { BodySize } from "./body-size.ts";
import "./parse-without-eval.ts";
import type { Scope } from "./scope.ts";

/** Cache class of an answer (contract §0.3): public, user, discovery. Media files are not endpoints. */
export type CacheClass = "P" | "U" | "D";
/** Access to a call: for anyone; for anyone, but a token may identify the user; only with a token. */
export type Access = "public" | "optional" | "token";

/**
 * Describes one call of the API: the site calls it, the backend serves it, the API documents are generated from it.
 * `path` has its parameters as `{name}`; query keys are spelled as in the address (`writers[]`, `bpm[gte]`).
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
  /** Type of the answer: its context is `/api/contexts/{resource}`, and its class in the documents has this name. */
  readonly resource: string;
  readonly summary: string;
  readonly access: Who;
  /** Scope that an access token needs; without it, only sessions may call. */
  readonly scope?: Reach;
  readonly cache: CacheClass;
  /** Cookie that identifies the caller instead of a token; set by the first write. */
  readonly cookie?: "room";
  /** Status of a success; the answer of a 204 is undefined. */
  readonly status: 200 | 201 | 202 | 204;
  /** Other success statuses, such as for an event that already exists. */
  readonly alsoStatus?: readonly (200 | 202)[];
  /** Its `ETag` is a version; a change with a stale one in `If-Match` is refused with 412 (contract §2.1). */
  readonly isVersioned?: true;
  /** `json`: plain JSON without a context, as for session calls. Otherwise linked data. */
  readonly format?: "json";
  /** Limits of the body; every call with a body has them. */
  readonly largestBody?: BodySize;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
}

/** Returns whether a call creates something of a user, so that it accepts an `Idempotency-Key`. */
export const isCreating = ({ method, status, access }: Endpoint) =>
  method === "POST" && status === 201 && access === "token";

/** Names of the `{parameters}` of a path. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;

/** Returns the descriptor of a call unchanged, with its literal types. */
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
