import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "#/contract/endpoint.ts";
import { offerInProcess } from "#/contract/in-process.ts";
import { offerRequestId } from "#/contract/request-id.ts";
import { trackSchema } from "#/contract/track.ts";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import { ApiError } from "./api-error.ts";
import { addressOf, call } from "./call.ts";

/** The common part of the endpoints of these tests. */
const thing = {
  access: "public",
  cache: "P",
  status: 200,
  summary: "",
  resource: "Thing",
  answer: z.object({ name: z.string() }),
} as const;
const readThing = endpoint({ ...thing, method: "GET", path: "/api/things/{slug}" });
const writeThing = endpoint({
  ...thing,
  method: "PATCH",
  path: "/api/things/{slug}",
  access: "token",
  body: z.object({ name: z.string() }),
});

let requests: Request[];
let answers: (() => Response)[];

const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers });

beforeEach(() => {
  requests = [];
  answers = [];
  offerInProcess(async (request) => {
    requests.push(request);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (!next) throw new TypeError("connection refused");
    return next();
  });
});
afterEach(() => {
  offerInProcess(undefined);
  offerRequestId(undefined);
});

test("calls during a request have its id, other calls have none", async () => {
  answers = [json(200, { name: "A" })];
  await call(readThing, { params: { slug: "a" } });
  offerRequestId(() => "request-of-a-page");
  await call(readThing, { params: { slug: "a" } });
  expect(requests.map(({ headers }) => headers.get("x-request-id"))).toEqual([null, "request-of-a-page"]);
  expect(requests[1]?.headers.get("accept")).toBe("application/ld+json");
});

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "a read that is answered with %i is retried exactly once",
  async (status) => {
    answers = [json(status, {})];
    expect(await failure(call(readThing, { params: { slug: "a" } }))).toMatchObject({ status });
    expect(requests).toHaveLength(2);
  },
);

test("a read that succeeds when retried returns its answer", async () => {
  answers = [json(503, {}), json(200, { name: "Delta" })];
  expect(await call(readThing, { params: { slug: "a" } })).toEqual({ name: "Delta" });
});

test.each([400, 401, 403, 404, 422])("a read that is answered with %i is not retried", async (status) => {
  answers = [json(status, {})];
  await failure(call(readThing, { params: { slug: "a" } }));
  expect(requests).toHaveLength(1);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "a write that is answered with %i is never retried",
  async (status) => {
    answers = [json(status, {})];
    await failure(call(writeThing, { params: { slug: "a" }, body: { name: "b" }, token: "t" }));
    expect(requests).toHaveLength(1);
  },
);

test("a Retry-After above the limit does not delay the retry", async () => {
  answers = [json(429, {}, { "Retry-After": "3600" }), json(200, { name: "Delta" })];
  expect(await call(readThing, { params: { slug: "a" } })).toEqual({ name: "Delta" });
});

test("a write sends its token, its version and a merge patch; a public read sends no token", async () => {
  answers = [json(200, { name: "b" })];
  await call(writeThing, { params: { slug: "a" }, body: { name: "b" }, token: "secret", ifMatch: '"7"' });
  await call(readThing, { params: { slug: "a" } });
  const [write, read] = requests;
  expect(write?.headers.get("authorization")).toBe("Bearer secret");
  expect(write?.headers.get("if-match")).toBe('"7"');
  expect(write?.headers.get("content-type")).toBe("application/merge-patch+json");
  expect(await write?.json()).toEqual({ name: "b" });
  expect(read?.headers.has("authorization")).toBe(false);
});

test("an error has the violations of its answer, and its status even if the body is unreadable", async () => {
  answers = [json(422, { violations: [{ propertyPath: "name", message: "Blank." }, "junk"] })];
  const refused = await failure(call(writeThing, { params: { slug: "a" }, body: { name: "" }, token: "t" }));
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 422, violations: [{ propertyPath: "name", message: "Blank." }] });
  answers = [() => new Response("<html>", { status: 404 })];
  expect(await failure(call(readThing, { params: { slug: "a" } }))).toMatchObject({
    status: 404,
    violations: [],
  });
});

test.each([201, 202, 204, 206])(
  "an answer of %i is an error when the call names another success status",
  async (status) => {
    answers = [() => new Response(status === 204 ? null : JSON.stringify({ name: "b" }), { status })];
    const written = call(writeThing, { params: { slug: "a" }, body: { name: "b" }, token: "t" });
    expect(await failure(written)).toMatchObject({ status });
  },
);

test("a further success status of the call is accepted", async () => {
  answers = [json(202, { name: "b" })];
  const also = { ...writeThing, alsoStatus: [202] } as const;
  expect(await call(also, { params: { slug: "a" }, body: { name: "b" }, token: "t" })).toEqual({ name: "b" });
});

test("an answer of another shape is an error, and so is a failed connection", async () => {
  answers = [json(200, { title: "?" })];
  expect(await failure(call(readThing, { params: { slug: "a" } }))).toBeInstanceOf(z.ZodError);
  answers = [];
  expect(await failure(call(readThing, { params: { slug: "a" } }))).toBeInstanceOf(TypeError);
});

test("an address keeps the order of its query and encodes any slug", () => {
  expect(addressOf("/api/albums", {}, { isEnable: "1", isFeatured: "1", row: "10" })).toBe(
    "/api/albums?isEnable=1&isFeatured=1&row=10",
  );
  expect(addressOf("/api/track/{slug}", { slug: "a/b?c#d é" })).toBe("/api/track/a%2Fb%3Fc%23d%20%C3%A9");
  expect(addressOf("/api/t", {}, { "terms[]": ["a", "b"], page: undefined })).toBe(
    "/api/t?terms%5B%5D=a&terms%5B%5D=b",
  );
});

const sample = sampleTrack({ id: 3 });
const listOfTracks = endpoint({
  ...thing,
  method: "GET",
  path: "/api/lists/{slug}",
  answer: z.object({ tracks: z.array(trackSchema) }),
});

test("tracks that a list contains only by address are fetched, each once", async () => {
  const whole = json(200, sample);
  answers = [json(200, { tracks: ["/api/tracks/3", "https://api.example/v2/api/tracks/3"] }), whole];
  const list = await call(listOfTracks, { params: { slug: "a" } });
  expect(list.tracks.map(({ name }) => name)).toEqual([sample.name, sample.name]);
  answers = [json(200, { tracks: ["/api/tracks/a%20b", "/api/tracks/a%20b"] }), whole];
  await call(listOfTracks, { params: { slug: "a" } });
  expect(requests.slice(-2).map(({ url }) => new URL(url).pathname)).toEqual([
    "/api/lists/a",
    "/api/tracks/a%20b",
  ]);
});

test.each([401, 403, 500, 503])(
  "a list fails when one of its tracks answers %i: saved again, it would lose that track",
  async (status) => {
    answers = [json(200, { tracks: ["/api/tracks/3"] }), json(status, {})];
    expect(await failure(call(listOfTracks, { params: { slug: "a" } }))).toBeInstanceOf(z.ZodError);
  },
);

test.each([404, 410])("a track that answers %i is left out of its list", async (status) => {
  const [whole, gone] = [json(200, sample), json(status, {})];
  answers = [json(200, { tracks: ["/api/tracks/1", "/api/tracks/2", sample, "/api/tracks/2"] }), whole, gone];
  const list = await call(listOfTracks, { params: { slug: "a" } });
  expect(list.tracks.map(({ name }) => name)).toEqual([sample.name, sample.name]);
});

test("a list entry about a deleted track is left out, and a single deleted track is an error", async () => {
  const heard = endpoint({
    ...thing,
    method: "GET",
    path: "/api/heard/{slug}",
    answer: z.object({ entries: z.array(z.object({ at: z.string(), track: trackSchema })) }),
  });
  const entries = [1, 2].map((id) => ({ at: `day ${id}`, track: `/api/tracks/${id}` }));
  answers = [json(200, { entries }), json(404, {}), json(200, sample)];
  expect((await call(heard, { params: { slug: "a" } })).entries.map(({ at }) => at)).toEqual(["day 2"]);
  const alone = endpoint({
    ...thing,
    method: "GET",
    path: "/api/alone/{slug}",
    answer: z.object({ track: trackSchema }),
  });
  answers = [json(200, { track: "/api/tracks/1" }), json(404, {})];
  expect(await failure(call(alone, { params: { slug: "a" } }))).toBeInstanceOf(z.ZodError);
});

test("an answer with other errors is refused, and none of its tracks is fetched", async () => {
  const sheet = endpoint({
    ...thing,
    method: "GET",
    path: "/api/sheets/{slug}",
    answer: z.object({ title: z.string(), track: z.string(), tracks: z.array(trackSchema) }),
  });
  const asked = () => failure(call(sheet, { params: { slug: "a" } }));
  answers = [json(200, { title: "A", track: "/api/tracks/4", tracks: ["/api/tracks/3"] }), json(200, sample)];
  expect(await asked()).toBeNull();
  // The other address is a text and stays unchanged.
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/api/sheets/a", "/api/tracks/3"]);
  for (const tracks of [["/api/tracks/3"], [sample]]) {
    requests = [];
    answers = [json(200, { track: "/api/tracks/4", tracks }), json(200, sample)];
    expect(await asked()).toBeInstanceOf(z.ZodError);
    expect(requests).toHaveLength(1);
  }
});

test("members given by address are fetched within the deadline of their list", async () => {
  const whole = json(200, sample);
  const pause = new AbortController();
  const deadline = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(pause.signal);
  onTestFinished(() => deadline.mockRestore());
  offerInProcess(async (request) => {
    requests.push(request);
    if (requests.length === 1) return json(200, { tracks: ["/api/tracks/1"] })();
    pause.abort(new DOMException("", "TimeoutError"));
    request.signal.throwIfAborted();
    return whole();
  });
  expect(await failure(call(listOfTracks, { params: { slug: "a" } }))).toMatchObject({
    name: "TimeoutError",
  });
});
