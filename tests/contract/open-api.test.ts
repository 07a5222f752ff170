import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#/contract/endpoints.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

interface Operation {
  operationId: string;
  parameters?: { name?: string; in?: string; schema?: object; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<
    string,
    { headers?: object; content?: Record<string, { schema: object }>; $ref?: string }
  >;
  security: object[];
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
}

let api: TestApi;
let document: OpenApi;
beforeAll(async () => {
  api = await apiForTests("empty");
  document = (await (await api.fetch("/api/docs.json")).json()) as OpenApi;
});
afterAll(() => api.close());

const call = (path: string, method = "get") => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found;
};
const typeOf = (operation: Operation, name: string) =>
  operation.parameters?.find((one) => one.name === name)?.schema;

test("every route of the server is in the document, and nothing else", () => {
  const served = api.app.routes
    .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}").replace(/(?<=.)\/$/, "")}`)
    .filter((route) => !route.includes("/.well-known/"));
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual([...new Set(served)].toSorted());
});

test("every call has a name of its own, and every reference leads somewhere", () => {
  const names = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
  const text = JSON.stringify(document);
  expect(text).not.toContain("$defs");
  expect(text).not.toContain("__schema");
  for (const [, kind = "", name = ""] of text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
    expect(document.components[kind]).toHaveProperty([name]);
  }
});

test("shapes that many calls answer are described once", () => {
  const tracks = JSON.stringify(document.components.schemas?.GetTracksAnswer);
  expect(tracks).toContain('"#/components/schemas/Track"');
  expect(document.components.schemas?.Track).toMatchObject({
    properties: { id: { type: "integer", format: "int32" }, writer: { items: {} } },
  });
  expect(JSON.stringify(document.components.schemas?.MenuItem)).toContain('"#/components/schemas/MenuItem"');
});

test("a download describes its formats, the tags written into them and the language of their names", () => {
  const told = (path: string, name: string) =>
    (typeOf(call(path), name) as { description?: string } | undefined)?.description;
  for (const path of ["/api/front/tracks/{id}/download", "/api/playlist/{id}/download"]) {
    expect(told(path, "format")).toMatch(/WAV.*bext.*iXML.*ID3/);
    expect(told(path, "locale")).toMatch(/names/);
  }
});

test("parameters have types", () => {
  const tracks = call("/api/tracks");
  expect(typeOf(tracks, "page")).toMatchObject({ type: "integer", minimum: 1 });
  for (const bound of ["gte", "lte", "gt", "lt"]) {
    expect(typeOf(tracks, `bpm[${bound}]`)).toEqual({ type: "number" });
  }
  expect(typeOf(tracks, "order[name]")).toEqual({ type: "string", enum: ["asc", "desc"] });
  expect(typeOf(tracks, "terms[]")).toEqual({ type: "array", items: { type: "string" } });
  expect(typeOf(tracks, "exists[image]")).toEqual({ type: "boolean" });
  expect(typeOf(call("/api/front/global_search"), "type")).toMatchObject({
    enum: expect.arrayContaining(["track", "album", "writer", "placement", "all"]),
  });
  expect(call("/api/front/global_search").parameters).toContainEqual(
    expect.objectContaining({ name: "search", required: true }),
  );
});

test("successes have their statuses, types and headers", () => {
  const statuses = (operation: Operation) => Object.keys(operation.responses).filter((one) => one < "400");
  expect(statuses(call("/api/tracks_listeneds", "post"))).toEqual(["200", "201"]);
  expect(statuses(call("/api/user/me/validation_code", "post"))).toEqual(["200", "202"]);
  expect(statuses(call("/api/tracks"))).toEqual(["200", "304"]);
  expect(statuses(call("/api/front/tracks/{id}/download"))).toEqual(["200", "206"]);
  expect(Object.keys(call("/api/front/tracks/{id}/download").responses[200]?.content ?? {})).toEqual([
    "audio/mpeg",
    "audio/wav",
  ]);
  expect(call("/api/user_playlists", "post").responses[201]?.headers).toMatchObject({
    Location: {},
    ETag: {},
  });
  expect(Object.keys(call("/authentification", "post").responses[200]?.content ?? {})).toEqual([
    "application/json",
  ]);
});

test("calls that change something are documented with their body type, the version they replace, and every refusal", () => {
  const change = call("/api/user_playlists/{id}/cue_sheet", "patch");
  expect(Object.keys(change.requestBody?.content ?? {})).toEqual(["application/merge-patch+json"]);
  expect(change.parameters).toContainEqual({ $ref: "#/components/parameters/IfMatch" });
  expect(call("/authentification", "post").requestBody).toMatchObject({
    description: expect.stringContaining("16384 bytes"),
    "x-largest-body": { bytes: 16_384 },
  });
  expect(call("/api/front/programme_uses", "post").requestBody).toMatchObject({
    description: expect.stringMatching(/no text or number has more than 131072 bytes as it is written\.$/),
    "x-largest-body": { text: 131_072 },
  });
  expect(Object.keys(change.responses)).toEqual(
    expect.arrayContaining(["400", "401", "403", "404", "406", "412", "413", "415", "422", "429", "500"]),
  );
  const upload = call("/api/front/file_similarity_search", "post").requestBody?.content;
  expect(upload).toMatchObject({
    "multipart/form-data": { schema: { properties: { file: { format: "binary" } } } },
  });
});

test("every call says whether it needs a token", () => {
  for (const { path, method, access, scope } of endpoints) {
    const { security } = call(path.replace(/(?<=.)\/$/, ""), method.toLowerCase());
    const bearer = { bearer: scope ? [scope] : [] };
    const expected = { token: [bearer], optional: [{}, bearer], public: [] };
    expect(security).toEqual(expected[access]);
  }
});

test("it comes also under the type that OpenAPI has", async () => {
  const type = "application/vnd.oai.openapi+json";
  const answer = await api.fetch("/api/docs.json", { headers: { Accept: `${type};version=3.1` } });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, `${type}; version=3.1`]);
  expect(((await answer.json()) as OpenApi).paths).toEqual(document.paths);
  expect((await api.fetch("/api/docs.json")).headers.get("Content-Type")).toBe(
    "application/json; charset=utf-8",
  );
  expect((await api.fetch("/api/docs.json", { headers: { Accept: "text/csv" } })).status).toBe(406);
});

test("a share page is documented with the cookie that identifies its clients", () => {
  const cookie = { $ref: "#/components/parameters/RoomCookie" };
  for (const [path, method] of [
    ["room", "get"],
    ["room", "patch"],
    ["answers", "post"],
    ["comments", "post"],
    ["comments/{id}", "delete"],
  ]) {
    expect(call(`/api/front/shared_playlists/{token}/${path}`, method).parameters).toContainEqual(cookie);
  }
  expect(document.components.parameters?.RoomCookie).toMatchObject({ name: "room", in: "cookie" });
  expect(call("/api/front/shared_playlists/{token}").parameters).not.toContainEqual(cookie);
});
