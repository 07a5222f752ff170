import fc from "fast-check";
import { HOSTILE_TEXTS, hostileValue } from "./hostile-values.ts";
import {
  callsOf,
  type OpenApi,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
} from "./open-api-document.ts";

export interface FuzzedRequest {
  method: string;
  /** Path with query, exactly as sent: nothing normalises it. */
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Depth at which recursive schemas are cut off. */
const DEEPEST = 4;

/** Generates requests for every call of an OpenAPI document; about one value in three violates its schema. */
export function fuzzedRequests(document: OpenApi): fc.Arbitrary<FuzzedRequest> {
  return fc.oneof(
    ...callsOf(document).map(({ path, method, operation }) => callOf(document, path, method, operation)),
  );
}

function callOf(document: OpenApi, path: string, method: string, operation: Operation) {
  const parameters = (operation.parameters ?? []).map((one) => resolve(document, one));
  const inPath = parameters.filter((one) => one.in === "path");
  const others = parameters.filter((one) => one.in === "query");
  const content = operation.requestBody && resolve(document, operation.requestBody).content;
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  const textOf = (one: Parameter) =>
    fc
      .oneof(
        { weight: 3, arbitrary: someValue(document, one.schema ?? {}, 0) },
        { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
      )
      .map((value) =>
        encodeURIComponent(wellFormed(typeof value === "object" ? JSON.stringify(value) : `${value}`)),
      );
  return fc
    .record({
      path: fc.tuple(...inPath.map(textOf)),
      query: fc.tuple(...others.map((one) => fc.option(textOf(one), { freq: 2 }))),
      doubled: fc.boolean(),
      body: media ? someValue(document, media.schema ?? {}, 0) : fc.constant(undefined),
      broken: fc.integer({ min: 0, max: 19 }),
    })
    .map(({ path: places, query, doubled, body, broken }): FuzzedRequest => {
      const filled = inPath.reduce((text, one, at) => text.replace(`{${one.name}}`, places[at] ?? ""), path);
      const pairs = others.flatMap((one, at) => {
        const value = query[at];
        return value === null || value === undefined ? [] : [`${encodeURIComponent(one.name)}=${value}`];
      });
      const sentPairs = doubled ? [...pairs, ...pairs.slice(0, 1)] : pairs;
      const json = body === undefined ? undefined : (JSON.stringify(body) ?? "null");
      return {
        method,
        target: sentPairs.length > 0 ? `${filled}?${sentPairs.join("&")}` : filled,
        headers: json === undefined || !type ? {} : { "content-type": type },
        body: json !== undefined && broken === 0 ? json.slice(0, json.length / 2) : json,
      };
    });
}

/** Replaces lone surrogates: they cannot be written in an address. */
const wellFormed = (text: string) => text.toWellFormed();

function someValue(document: OpenApi, given: Schema, depth: number): fc.Arbitrary<unknown> {
  const schema = resolve(document, given);
  return fc.oneof(
    { weight: 2, arbitrary: allowedBy(document, schema, depth) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function allowedBy(document: OpenApi, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices && depth < DEEPEST)
    return fc.oneof(...choices.map((one) => someValue(document, one, depth + 1)));
  if (schema.allOf && depth < DEEPEST)
    return fc
      .tuple(...schema.allOf.map((one) => someValue(document, one, depth + 1)))
      .map((parts) => Object.assign({}, ...parts.filter((part) => typeof part === "object")));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "integer") return fc.integer({ min: schema.minimum ?? -1, max: schema.maximum ?? 300 });
  if (type === "number")
    return fc.double({ min: schema.minimum ?? -1, max: schema.maximum ?? 300, noNaN: true });
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "array")
    return depth < DEEPEST
      ? fc.array(someValue(document, schema.items ?? {}, depth + 1), { maxLength: 4 })
      : fc.constant([]);
  if (type === "object" || schema.properties)
    return depth < DEEPEST
      ? fc.record(
          Object.fromEntries(
            Object.entries(schema.properties ?? {}).map(([name, one]) => [
              name,
              someValue(document, one, depth + 1),
            ]),
          ),
          { requiredKeys: [] },
        )
      : fc.constant({});
  return fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom(...COMMON_TEXTS));
}

/** Values that many calls accept, so that a good part of the requests passes the first checks. */
const COMMON_TEXTS = [
  ...[
    "1",
    "2",
    "10",
    "fr",
    "en",
    "calm",
    "piano",
    "delta-sans-fin",
    "awa-sangare",
    "ML",
    "60",
    "asc",
    "desc",
  ],
  ...["/api/tracks/1", "/api/tracks/2", "/api/albums/1", "2026-01-01", "00:10:00:00", "a@b.fr"],
];
