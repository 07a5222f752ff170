import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#/contract/endpoints.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("empty");
});
afterAll(() => api.close());

type Json = Record<string, unknown>;
const read = async (address: string) => {
  const response = await api.fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(response.headers.get("ETag")).toMatch(/^"/);
  return (await response.json()) as Json;
};

test("the entrypoint names collections that answer", async () => {
  const { "@context": context, "@id": id, "@type": type, ...links } = await read("/api");
  expect([context, id, type]).toEqual(["/api/contexts/Entrypoint", "/api", "Entrypoint"]);
  expect(links).toMatchObject({
    track: "/api/tracks",
    albumList: "/api/album_lists_front",
    mapRegion: "/api/front_map_list_region",
  });
  expect(await read("/api/index.jsonld")).toEqual(await read("/api"));
  const visitor = await signedIn(api);
  for (const link of Object.values(links)) {
    const address = String(link);
    // Collections of a user are named too, and answer 401 without a token (contract, Appendix B).
    if ((await api.fetch(address)).status === 401) expect(address).toMatch(/^\/api\/(user|conseil)_/);
    const body = (await (await visitor.fetch(address)).json()) as Json;
    expect(body["@type"]).toBe("hydra:Collection");
  }
});

test("the documentation describes a class for every resource, with operations that say what they return", async () => {
  const docs = await read("/api/docs.jsonld");
  expect(await read("/api/docs")).toEqual(docs);
  expect(docs).toMatchObject({ "@type": "hydra:ApiDocumentation", "hydra:entrypoint": "/api" });
  expect((docs["@context"] as Json)["@vocab"]).toBe("http://localhost:4000/api/docs.jsonld#");
  const classes = docs["hydra:supportedClass"] as Json[];
  const ids = classes.map((one) => one["@id"]);
  for (const { resource } of endpoints) expect(ids).toContain(`#${resource}`);
  for (const id of ["#Entrypoint", "#ConstraintViolation", "#ConstraintViolationList"])
    expect(ids).toContain(id);
  const operations = classes.flatMap((one) => one["hydra:supportedOperation"] ?? []) as Json[];
  expect(operations.length).toBeGreaterThan(20);
  for (const operation of operations) {
    expect(operation).toMatchObject({
      "hydra:method": expect.stringMatching(/^[A-Z]+$/),
      returns: expect.any(String),
    });
    expect(operation["rdfs:label"]).toBe(operation["hydra:title"]);
  }
});

test("every collection of the entrypoint has the range that clients read its class from", async () => {
  const docs = await read("/api/docs.jsonld");
  const entrypoint = (docs["hydra:supportedClass"] as Json[]).find((one) => one["@id"] === "#Entrypoint");
  const { "@context": _, "@id": id, "@type": type, ...links } = await read("/api");
  expect([id, type]).toEqual(["/api", "Entrypoint"]);
  const properties = ((entrypoint?.["hydra:supportedProperty"] ?? []) as { "hydra:property": Json }[]).map(
    (one) => one["hydra:property"],
  );
  expect(properties.map((one) => one["@id"]).toSorted()).toEqual(
    Object.keys(links)
      .map((key) => `#Entrypoint/${key}`)
      .toSorted(),
  );
  for (const property of properties) {
    expect(property["rdfs:range"]).toContainEqual({
      "owl:equivalentClass": {
        "owl:onProperty": { "@id": "hydra:member" },
        "owl:allValuesFrom": { "@id": expect.stringMatching(/^#\w+$/) },
      },
    });
  }
});

test("every resource has a context, in which the links of a view can be followed", async () => {
  const names = [
    ...new Set(endpoints.map(({ resource }) => resource)),
    "Entrypoint",
    "Error",
    "ConstraintViolationList",
  ];
  for (const name of names) {
    const { "@context": context } = (await read(`/api/contexts/${name}`)) as { "@context": Json };
    expect(context).toMatchObject({
      "@vocab": "http://localhost:4000/api/docs.jsonld#",
      hydra: "http://www.w3.org/ns/hydra/core#",
      "hydra:next": { "@type": "@id" },
    });
  }
});

test("health says whether the database answers", async () => {
  const response = await api.fetch("/healthz");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await response.json()).toEqual({ status: "ok", db: "ok", version: "test" });
});
