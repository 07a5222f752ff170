import type { BodySize } from "#/contract/body-size.ts";
import type { FuzzedRequest } from "./fuzzed-requests.ts";
import { FILLINGS, largestJson } from "./largest-values.ts";
import { callsOf, type OpenApi, type Operation, type Parameter, resolve } from "./open-api-document.ts";

/** A request and what is hostile about it. */
export interface NamedRequest extends FuzzedRequest {
  what: string;
  /** Whether it carries a user's token. */
  isSignedIn: boolean;
}

/** Longest request target that the server reads; longer ones get 414. */
const LONGEST_TARGET = 8_000;
const WORDS = "nuit calme piano vers 100 bpm sans voix 1h2m3s zzqx fjk ";
const SCRIPTS = ["\u0928\u0940", "\ud55c", "\ufdfa", "e\u0316\u0301", "([{*", "1h2m3s"];

/** Values for the parameters of a path, by the beginning of the path; the longest matching key counts. */
export type Places = Readonly<Record<string, string>>;

/**
 * Generates requests for every call of the document, one at a time: with the largest query and body that the call
 * accepts, and in ways that it refuses.
 */
export function* largestRequests(document: OpenApi, places: Places): Generator<NamedRequest> {
  for (const { path, method, operation } of callsOf(document)) {
    const isSignedIn = operation.security?.some((one) => "bearer" in one) ?? false;
    const bare = { ...plain(method, filledPath(path, places)), isSignedIn };
    for (const [what, query] of queries(document, operation))
      yield { ...bare, what, target: bare.target + query };
    for (const [what, body, type] of bodies(document, operation))
      yield { ...bare, what, body, headers: { "content-type": type } };
    yield { ...bare, what: "no token", isSignedIn: false };
    yield { ...bare, what: "a bad token", isSignedIn: false, headers: BAD_TOKEN };
    yield { ...bare, what: "a type that is not given", headers: { accept: "text/x-none" } };
  }
  yield { ...plain("GET", `/api/${"a".repeat(LONGEST_TARGET - 5)}`), what: "a path that is none" };
  yield { ...plain("PROPFIND", "/api/tracks"), what: "a method that is none" };
  yield {
    ...plain("GET", `/api/tracks?name=${"a".repeat(LONGEST_TARGET)}`),
    what: "a target that is too long",
  };
}

const BAD_TOKEN = { authorization: `Bearer ${"a".repeat(4_000)}.${"b".repeat(4_000)}.c` };
const plain = (method: string, target: string): NamedRequest => ({
  ...{ method, target, headers: {}, body: undefined, what: "", isSignedIn: false },
});

/** Fills the parameters of a path with something that belongs to the user, otherwise with the first of its kind. */
export function filledPath(path: string, places: Places): string {
  const [known] = Object.keys(places)
    .filter((start) => path.startsWith(start))
    .sort((one, other) => other.length - one.length);
  return path.replace(/\{\w+\}/g, (known && places[known]) || "1");
}

/** Returns queries with each text parameter alone at the greatest length, and with all of them at once. */
function queries(document: OpenApi, { parameters = [] }: Operation): [string, string][] {
  const queryParameters = parameters.map((one) => resolve(document, one)).filter((one) => one.in === "query");
  const texts = queryParameters.filter(isText);
  const room = LONGEST_TARGET - 300;
  const together = queryParameters.map((one) => pair(one, room / Math.max(1, queryParameters.length), WORDS));
  return [
    ["no query", ""],
    ...texts.flatMap((one) =>
      [WORDS, ...SCRIPTS].map((unit): [string, string] => [
        `${one.name} of ${JSON.stringify(unit.slice(0, 8))}`,
        `?${pair(one, room, unit)}`,
      ]),
    ),
    ...(queryParameters.length > 1
      ? [["every parameter", `?${together.join("&")}`] as [string, string]]
      : []),
  ];
}

const isText = ({ schema = {} }: Parameter) =>
  !schema.enum && schema.const === undefined && (schema.type === "string" || schema.type === "array");

function pair({ name, schema = {} }: Parameter, room: number, unit: string): string {
  const key = encodeURIComponent(name);
  if (schema.enum || schema.const !== undefined) return `${key}=${schema.const ?? schema.enum?.[0]}`;
  if (schema.type === "integer" || schema.type === "number") return `${key}=${schema.maximum ?? 1}`;
  if (schema.type === "boolean") return `${key}=true`;
  const isList = schema.type === "array";
  const written = isList ? `${key}=${encodeURIComponent(unit.slice(0, 2))}&` : encodeURIComponent(unit);
  const times = Math.max(1, Math.floor((room - key.length) / written.length));
  return isList ? written.repeat(times).slice(0, -1) : `${key}=${written.repeat(times)}`;
}

function bodies(document: OpenApi, { requestBody }: Operation): [string, string, string][] {
  const { content = {}, "x-largest-body": size } = requestBody ?? {};
  const [type, media] = Object.entries(content)[0] ?? [];
  if (!type || !size) return [];
  const own = FILLINGS.map((filling) => [
    `each value ${filling}`,
    largestJson(document, media?.schema ?? {}, size, filling),
  ]);
  return [...own, ...Object.entries(hostileBodies(size))].map(([what = "", body = ""]) => [what, body, type]);
}

const listed = (times: number, one: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => one(at));

const TOO_MANY = `{${listed(110_000, (at) => `"k${at}":1`).join(",")}}`;
const BRACKETS = "[".repeat(500_000) + "]".repeat(500_000);

/** Returns meaningless bodies, as large as a call accepts and larger. */
function hostileBodies({
  bytes,
  keys,
  items,
  text = bytes,
  escapes = bytes,
}: BodySize): Record<string, string> {
  const room = bytes - 20;
  const longest = Math.min(text, room);
  /** Repeats a value in an array until the body is full; a value that fills it alone is returned bare. */
  const repeated = (value: string) => {
    const times = Math.floor(room / (value.length + 1));
    return times > 1 ? `[${listed(times, () => value).join(",")}]` : value;
  };
  const escapedText = () => {
    const each = Math.min(
      Math.floor(longest / 6),
      Math.floor(escapes / Math.max(1, Math.floor(room / (longest + 3)))),
    );
    return `"${"\\u00e9".repeat(each)}${"a".repeat(longest - 6 * each)}"`;
  };
  const cut = (parts: string[], most: number) => {
    const each = Math.max(...parts.map(({ length }) => length)) + 1;
    return parts.slice(0, Math.min(most, Math.floor((bytes - 10) / each))).join(",");
  };
  return {
    "unknown attributes": `{${cut(
      listed(keys, (at) => `"k${at}":"v"`),
      keys,
    )}}`,
    "more unknown attributes than are taken": TOO_MANY,
    "one attribute again and again": `{${cut(
      listed(keys, () => '"email":"a"'),
      keys,
    )}}`,
    "objects of one attribute": `{"a":[${cut(
      listed(items - 1, (at) => `{"b${at}":1}`),
      items - 1,
    )}]}`,
    "objects of ten names each that no other has": `{"a":[${cut(
      listed(Math.floor(keys / 10), (at) => `{${listed(10, (key) => `"k${at}_${key}":1`).join(",")}}`),
      items - 1,
    )}]}`,
    "brackets without end": BRACKETS,
    "a long text": `{"email":${repeated(`"${"a".repeat(longest)}"`)}}`,
    "a long text of escapes": `{"email":${repeated(escapedText())}}`,
    "a long number": `{"email":${repeated("1".repeat(longest))}}`,
    // White space counts towards the size; texts stay within the call's limit.
    "a byte too much": `{"email":""}`.padEnd(bytes + 1),
    "no JSON": `${"x".repeat(longest - 1)},`.repeat(Math.ceil(bytes / longest)).slice(0, bytes),
  };
}
