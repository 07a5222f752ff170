import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BriefTrack, briefSearchEndpoint } from "#/contract/brief.ts";
import type { Id } from "#/contract/hydra.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { some } from "#/tests/support/some.ts";

const PATH = "/api/front/brief_search";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests("demo");
});
afterAll(() => api.close());

async function search(text: string, query = "") {
  const response = await api.fetch(`${PATH}?search=${encodeURIComponent(text)}&itemsPerPage=100${query}`);
  expect(response.status).toBe(200);
  return briefSearchEndpoint.answer.parse(await response.json());
}

const slugsOf = ({ terms }: BriefTrack) => terms.map(({ slug }) => slug);

test("tracks that meet all of a brief come first, and each row tells which parts it meets", async () => {
  const found = await search("tendu, violoncelle, vers 100 bpm");
  expect(found.concepts.map(({ kind }) => kind)).toEqual([
    expect.stringMatching(/idea|term/),
    "term",
    "tempo",
  ]);
  const whole = found["hydra:member"].filter(({ fits }) => fits.every((fit) => (fit ?? 1) === 1));
  expect(whole).toHaveLength(found.whole);
  expect(found["hydra:member"].slice(0, found.whole)).toEqual(whole);
  expect(found.whole).toBeGreaterThan(0);
  expect(found["hydra:totalItems"]).toBeGreaterThan(found.whole);
  const [first] = found["hydra:member"];
  expect(slugsOf(first as BriefTrack)).toContain("cello");
  expect(Math.abs((first?.bpm ?? 0) - 100)).toBeLessThan(25);
  const scores = found["hydra:member"].map(({ score }) => score ?? 0);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test("one version must have both the kind and the length that a brief asks for, and the row shows that version", async () => {
  const found = await search("30 s sous-voix");
  const shown = found["hydra:member"].flatMap(({ fits: [length, kind], fitting }) => {
    if (!fitting) return [];
    const isThirty = Math.abs((fitting.durationSeconds ?? 0) - 30) <= 3;
    return [{ said: [length === 1, kind === 1], is: [isThirty, fitting.kind === "underscore"] }];
  });
  for (const { said, is } of some(shown)) expect(said).toEqual(is);
  const both = (await search("2 min sous-voix"))["hydra:member"].filter(({ fits }) =>
    fits.every((fit) => fit === 1),
  );
  for (const { fitting } of some(both)) {
    expect(fitting?.kind).toBe("underscore");
    expect(Math.abs((fitting?.durationSeconds ?? 0) - 120)).toBeLessThanOrEqual(12);
  }
  const [underscore] = (await search("sous-voix"))["hydra:member"];
  expect(underscore?.fitting?.kind).toBe("underscore");
});

test("excluded concepts are in no row, and required ones are in every row", async () => {
  for (const track of some((await search("calme, sans piano"))["hydra:member"]))
    expect(slugsOf(track)).not.toContain("piano");
  const must = await search("calme, +violon");
  const at = must.concepts.findIndex(({ mode }) => mode === "must");
  for (const { fits } of some(must["hydra:member"])) expect(fits[at]).toBe(1);
});

test("a title of another house is a wish where it is likened to, and a demand elsewhere", async () => {
  const likened = await search('temp is "Gnossienne n°1", accordéon');
  expect(likened["hydra:totalItems"]).toBeGreaterThan(0);
  expect(likened.concepts.map(({ mode }) => mode)).toEqual(["wanted", "wanted"]);
  const demanded = await search('"Gnossienne n°1", accordéon');
  expect([demanded["hydra:totalItems"], demanded.concepts[0]?.mode]).toEqual([0, "must"]);
});

test("quoted words of a client are a demand only while something meets it, or with a sign", async () => {
  const quoted = await search('"du bois et du vent", accordéon');
  expect(quoted["hydra:totalItems"]).toBeGreaterThan(0);
  expect(quoted.concepts.map(({ mode }) => mode)).toEqual(["wanted", "wanted"]);
  for (const { fits } of some(quoted["hydra:member"])) expect(fits[0]).toBe(0);
  for (const text of ['"du bois et du vent"', '+"du bois et du vent", accordéon']) {
    const { concepts, "hydra:totalItems": total } = await search(text);
    expect([total, concepts[0]?.mode]).toEqual([0, "must"]);
  }
});

test("a brief for music like a track finds that track first, and then those that share its terms", async () => {
  const found = await search("comme « Sel gemme »");
  const [first, ...others] = found["hydra:member"];
  expect(first?.name).toBe("Sel gemme");
  expect(others.length).toBeGreaterThan(5);
  const own = slugsOf(first as BriefTrack);
  for (const track of others.slice(0, 5))
    expect(slugsOf(track).filter((slug) => own.includes(slug)).length).toBeGreaterThan(1);
});

test("filters of guided search narrow a brief, and its facets count the tracks found", async () => {
  const all = await search("tendu");
  const narrowed = await search("tendu", "&terms[]=string-quartet");
  expect(narrowed["hydra:totalItems"]).toBeGreaterThan(0);
  expect(narrowed["hydra:totalItems"]).toBeLessThan(all["hydra:totalItems"]);
  for (const track of some(narrowed["hydra:member"])) expect(slugsOf(track)).toContain("string-quartet");
  const counted = all.facets.taxonomies
    .flatMap(({ terms }) => terms)
    .find(({ slug }) => slug === "string-quartet");
  const carriers = all["hydra:member"].filter((track) => slugsOf(track).includes("string-quartet"));
  expect(counted?.count).toBe(carriers.length);
});

test("an empty brief is a guided search", async () => {
  const guided = await search("", "&terms[]=calm");
  const response = await api.fetch("/api/front/termsearch?terms[]=calm&itemsPerPage=100");
  const plain = (await response.json()) as { "hydra:totalItems": number; "hydra:member": { id: number }[] };
  expect(guided["hydra:totalItems"]).toBe(plain["hydra:totalItems"]);
  expect(guided["hydra:member"].map(({ id }) => id)).toEqual(plain["hydra:member"].map(({ id }) => id));
});

test("a typed title comes first, also if it is incomplete or among filler words", async () => {
  for (const text of ["Camion de lait", "je cherche camion de lait", "camoin de lait"]) {
    const [first] = (await search(text))["hydra:member"];
    expect([text, first?.name]).toEqual([text, "Camion de lait"]);
  }
});

test("a brief of 400 characters is read, one of 401 is refused at its field", async () => {
  expect((await search("a".repeat(400)))["hydra:totalItems"]).toBe(0);
  const response = await api.fetch(`${PATH}?search=${"a".repeat(401)}`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ violations: [{ propertyPath: "search" }] });
});

test("a brief has at most sixteen concepts, and a repeated one counts once", async () => {
  const moods =
    "calme tendu joyeux triste sombre tendre drôle solennel hypnotique aérien rural nocturne urgent";
  const long = await search(`${moods} glacial festif intime kora jazz violon`);
  expect(long.concepts).toHaveLength(16);
  expect((await search("calme, kora, calme, ".repeat(18).trim())).concepts).toHaveLength(2);
});

test("a title that reads as a figure, or whose words say nothing, stands first; the rest is as without it", async () => {
  const all = (await search(""))["hydra:member"];
  const [figure, filler] = all.slice(40, 42) as [BriefTrack, BriefTrack];
  const before = await search("30 seconds");
  await api.db
    .update(tracks)
    .set({ name: "30 Seconds Over Lyon" })
    .where(eq(tracks.id, Number(figure.id)));
  await api.db
    .update(tracks)
    .set({ name: "Quelque chose d’autre" })
    .where(eq(tracks.id, Number(filler.id)));
  await refreshSearch(api.db);
  const idsOf = (members: readonly BriefTrack[]) => members.map(({ id }) => id);
  const first = (ids: readonly Id[], id: Id) => [id, ...ids.filter((other) => other !== id)];

  const figures = await search("30 seconds");
  expect(idsOf(figures["hydra:member"]).slice(0, 50)).toEqual(
    first(idsOf(before["hydra:member"]), figure.id).slice(0, 50),
  );
  expect(figures.concepts).toMatchObject([{ kind: "length", words: "30 seconds" }]);

  const fillers = await search("quelque chose d'autre");
  expect(idsOf(fillers["hydra:member"]).slice(0, 50)).toEqual(first(idsOf(all), filler.id).slice(0, 50));
  expect(fillers["hydra:totalItems"]).toBe((await search(""))["hydra:totalItems"]);
  expect(idsOf((await search("quelque chose"))["hydra:member"])).toEqual(idsOf(all));
});
