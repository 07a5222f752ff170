import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { briefSearchEndpoint } from "#/contract/brief.ts";
import { albumSearchEndpoint, trackSearchEndpoint, writerSearchEndpoint } from "#/contract/search.ts";
import { searchSuggestionsEndpoint } from "#/contract/search-suggestions.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { some } from "#/tests/support/some.ts";

const ISRC = "FRZ032600012";
const SECOND_ISRC = "GBAYE2600014";
const VERSION_ISRC = "FRZ032600013";
const SECOND_OF_VERSION = "GBAYE2600015";
const SEARCH = "/api/front/global_search?type=";

let api: TestApi;
let first: { id: number; name: string };
beforeAll(async () => {
  api = await apiForTests();
  const [row] = await api.db
    .update(tracks)
    .set({ isrc: ISRC, otherIsrcs: [SECOND_ISRC] })
    .where(eq(tracks.reference, "SIL 201-01"))
    .returning({ id: tracks.id, name: tracks.name });
  first = row as typeof first;
  const [version] = await api.db.select().from(trackVersions).where(eq(trackVersions.trackId, first.id));
  await api.db
    .update(trackVersions)
    .set({ isrc: VERSION_ISRC, otherIsrcs: [SECOND_OF_VERSION] })
    .where(eq(trackVersions.id, version?.id ?? 0));
});
afterAll(() => api.close());

async function get(path: string, text: string): Promise<unknown> {
  const response = await api.fetch(`${path}${encodeURIComponent(text)}`);
  expect([path, text, response.status]).toEqual([path, text, 200]);
  return response.json();
}
const brief = async (text: string, more = "") =>
  briefSearchEndpoint.answer.parse(await get(`/api/front/brief_search?locale=fr${more}&search=`, text));
const tracksBy = async (text: string) =>
  trackSearchEndpoint.answer.parse(await get(`${SEARCH}track&search=`, text));
const albumsBy = async (text: string) =>
  albumSearchEndpoint.answer.parse(await get(`${SEARCH}album&search=`, text))["hydra:member"];
const writersBy = async (text: string) =>
  writerSearchEndpoint.answer.parse(await get(`${SEARCH}writer&search=`, text))["hydra:member"];
const suggestions = async (text: string) =>
  searchSuggestionsEndpoint.answer.parse(await get("/api/front/search_suggestions?search=", text))
    .suggestions;

test.each([
  ...[
    "SIL 201-01",
    "sil201-01",
    "SIL20101",
    "sil 201 01",
    "SIL-201-01",
    "SIL_201_01",
    "SIL 201/1",
    "sil201.1",
    "sil-0201-1",
    "SIL 0201 001",
  ],
  ...["  SIL 201-01  ", "je cherche SIL 201-01", "SIL 201-01, s’il vous plaît", '"SIL 201-01"'],
  ...[ISRC, "FR-Z03-26-00012", "frz032600012", "fr z03 26 00012", "ISRC FR-Z03-26-00012"],
  ...[VERSION_ISRC, "fr-z03-26-00013", SECOND_ISRC, "gb-aye-26-00014", SECOND_OF_VERSION],
])("«%s» leads to that track and to nothing else, in every search", async (text) => {
  const found = await brief(text);
  expect(found["hydra:member"].map(({ id, fits }) => [id, Math.max(...fits.map(Number))])).toEqual([
    [first.id, 1],
  ]);
  const searched = await tracksBy(text);
  expect(searched["hydra:member"].map(({ id }) => id)).toEqual([first.id]);
  expect(searched).toMatchObject({ corrections: [], spellings: [] });
  const [suggested] = await suggestions(text);
  expect(suggested).toMatchObject({ kind: "track", title: first.name });
});

test.each(["SIL 201", "sil201", "SIL-201", "avez-vous SIL 201 ?"])(
  "«%s» leads to that album and its tracks",
  async (text) => {
    const found = await brief(text);
    const references = found["hydra:member"].map(({ reference }) => reference);
    expect(references.length).toBeGreaterThan(1);
    expect(references).toEqual(references.map(() => expect.stringMatching(/^SIL 201-\d\d$/)));
    expect(found.whole).toBe(found["hydra:totalItems"]);
    expect(found.concepts).toContainEqual(
      expect.objectContaining({ kind: "text", reason: "catalogue", title: /sil.?201/i.exec(text)?.[0] }),
    );
    expect((await tracksBy(text))["hydra:member"].map(({ reference }) => reference)).toEqual(references);
    expect((await albumsBy(text)).map(({ reference }) => reference)).toEqual(["SIL 201"]);
    expect((await suggestions(text))[0]).toMatchObject({ kind: "album", title: "Endless Delta" });
  },
);

test("another number is no slip for a reference", async () => {
  expect((await tracksBy("sil2019")).corrections).toEqual([]);
  expect((await brief("sil2019")).concepts.flatMap(({ instead = [] }) => instead)).toEqual([]);
});

test("words beside a reference narrow nothing, filters and exclusions do", async () => {
  expect((await brief("SIL 201-01 violon"))["hydra:member"][0]?.id).toBe(first.id);
  expect((await brief("SIL 201-01", "&bpm[gte]=399"))["hydra:totalItems"]).toBe(0);
  expect((await tracksBy("SIL 201 OR SIL 202"))["hydra:totalItems"]).toBeGreaterThan(0);
  const without = await tracksBy(`SIL 201 -"${first.name}"`);
  expect(without["hydra:member"].map(({ id }) => id)).not.toContain(first.id);
  expect(without["hydra:totalItems"]).toBeGreaterThan(1);
});

test.each([
  ["argentique -SIL 201", ["wanted argentique", "excluded SIL 201"]],
  ["SIL 201 -argentique", ["wanted SIL 201", "excluded argentique"]],
  ["SIL 201 +argentique", ["wanted SIL 201", "must argentique"]],
  ["SIL 201 -delta", ["wanted SIL 201", "excluded delta"]],
  ["SIL 201 +delta", ["wanted SIL 201", "must delta"]],
])("«%s» keeps its words beside the reference", async (text, read) => {
  const { concepts, "hydra:member": found } = await brief(text);
  expect(concepts.map(({ mode, words }) => `${mode} ${words}`)).toEqual(read);
  for (const { reference } of found) if (text.includes("-SIL")) expect(reference).not.toMatch(/^SIL 201/);
});

test("a track that three references of a brief name does not meet its other concepts", async () => {
  const text = `SIL 201, SIL 201-01, ${ISRC}, dancehall`;
  const { concepts, whole, "hydra:member": found } = await brief(text);
  expect(concepts).toHaveLength(4);
  expect(found[0]).toMatchObject({ id: first.id, fits: [1, 1, 1, 0] });
  expect(whole).toBe(0);
});

test("text that is not a reference in the catalogue is read as words", async () => {
  for (const text of ["SIL 999", "100 bpm", "années 80s", "2 min 30", "ZZZ 201-01"]) {
    const { concepts } = await brief(text);
    expect([text, concepts.filter(({ reason }) => reason === "catalogue")]).toEqual([text, []]);
  }
});

test("a hidden track is not found by its code", async () => {
  const [hidden] = await api.db
    .update(tracks)
    .set({ isEnable: false })
    .where(eq(tracks.reference, "SIL 201-02"))
    .returning({ id: tracks.id });
  const ids = (await brief("SIL 201-02"))["hydra:member"].map(({ id }) => id);
  expect(ids).not.toContain(hidden?.id);
  await api.db
    .update(tracks)
    .set({ isEnable: true })
    .where(eq(tracks.id, hidden?.id ?? 0));
});

test.each([
  ...["00014107338", "14107338", "014107338", "00.014.107.338", "00 014 107 338"],
  ...["IPI 00014107338", "IPI: 14107338", "musique de 00014107338"],
])("the IPI number «%s» leads to its writer and to nothing else", async (text) => {
  const name = "Awa Sangaré";
  await api.db.update(writers).set({ ipi: "014107338" }).where(eq(writers.name, name));
  const found = (await brief(text))["hydra:member"];
  expect(found.length).toBeGreaterThan(5);
  for (const { writer } of some([...found, ...(await tracksBy(text))["hydra:member"]]))
    expect(writer.map((one) => one.name)).toContain(name);
  expect((await writersBy(text)).map((one) => one.name)).toEqual([name]);
  expect((await suggestions(text))[0]).toMatchObject({ kind: "writer", title: name });
});

/** Without accents, and in capitals or small letters by turn. */
const asTyped = (name: string, at: number) => {
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "");
  return at % 2 === 0 ? bare.toUpperCase() : bare.toLowerCase();
};

test("the exact name of an album leads to it and its tracks before others, whatever the accents and capitals", async () => {
  for (const [at, { id, name, nameFr }] of some(await api.db.select().from(albums)).entries()) {
    const text = asTyped(at % 3 === 0 ? name : nameFr, at);
    const own = await api.db.select({ id: tracks.id }).from(tracks).where(eq(tracks.albumId, id));
    const isOwn = (found: { id: number | string } | undefined) => own.some((track) => track.id === found?.id);
    const told = {
      brief: isOwn((await brief(text))["hydra:member"][0]),
      tracks: isOwn((await tracksBy(text))["hydra:member"][0]),
      albums: (await albumsBy(text))[0]?.id === id,
      suggested: (await suggestions(text))[0]?.title === name,
    };
    expect([text, told]).toEqual([text, { brief: true, tracks: true, albums: true, suggested: true }]);
  }
}, 120_000);

test("the exact name of a writer leads to that writer's tracks, whatever the accents and capitals", async () => {
  for (const [at, { id, name }] of some(await api.db.select().from(writers)).entries()) {
    const text = asTyped(name, at);
    const told = {
      brief: (await brief(text))["hydra:member"][0]?.writer.some((one) => one.name === name),
      tracks: (await tracksBy(text))["hydra:member"][0]?.writer.some((one) => one.name === name),
      writers: (await writersBy(text))[0]?.id === id,
      suggested: (await suggestions(text))[0]?.title === name,
    };
    expect([text, told]).toEqual([text, { brief: true, tracks: true, writers: true, suggested: true }]);
  }
}, 120_000);
