import { afterAll, beforeAll, expect, test } from "vitest";
import { searchSuggestionsEndpoint } from "#/contract/search-suggestions.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

async function suggestions(text: string) {
  const response = await api.fetch(`/api/front/search_suggestions?search=${encodeURIComponent(text)}`);
  expect(response.status).toBe(200);
  return searchSuggestionsEndpoint.answer.parse(await response.json()).suggestions;
}
const titles = async (text: string, kind: string) =>
  (await suggestions(text)).filter((one) => one.kind === kind).map(({ titleFr }) => titleFr);

test("suggestions list titles that begin with the typed letters before titles that contain them", async () => {
  expect((await titles("pouss", "track"))[0]).toBe("Poussière rouge");
  expect(await titles("POUSSIERE", "track")).toContain("Poussière d’étoile filante");
});

test("terms, albums and composers are suggested in either language, whatever the accents", async () => {
  expect(await titles("mel", "term")).toContain("Mélancolique");
  expect(await titles("Melanch", "term")).toContain("Mélancolique");
  expect(await titles("endless", "album")).toEqual(["Delta sans fin"]);
  expect(await titles("sanga", "writer")).toContain("Awa Sangaré");
  expect(await titles("clef", "term")).toEqual([]);
});

test("countries are suggested by their name, and by their people and places, which then is told", async () => {
  const territories = async (text: string) =>
    (await suggestions(text)).filter(({ kind }) => kind === "territory");
  expect(await territories("mal")).toContainEqual(
    expect.objectContaining({ titleFr: "Mali", slug: "ML", note: null }),
  );
  expect(await territories("Georgian")).toEqual([
    expect.objectContaining({ title: "Georgia", titleFr: "Géorgie", slug: "GE", note: "Georgian" }),
  ]);
  expect(await territories("georgien")).toEqual([expect.objectContaining({ slug: "GE", note: "géorgien" })]);
  expect(await territories("x")).toEqual([]);
});

test("tracks that begin with the text come before a country that only a place of it does", async () => {
  const found = await suggestions("hang");
  const kinds = found.filter(({ kind }) => kind !== "term").map(({ kind }) => kind);
  expect(found.find(({ kind }) => kind === "territory")?.note).toBe("hangar à bateaux");
  expect(kinds[0]).toBe("track");
  // One that is called so itself stays before them.
  expect((await suggestions("mali")).find(({ kind }) => kind !== "term")).toMatchObject({
    slug: "ML",
    note: null,
  });
});

test("only the last word counts as a beginning, the others as whole words", async () => {
  expect(await titles("chasseurs seg", "track")).toEqual(["Les chasseurs de Ségou"]);
});

test("no kind gives more than its share", async () => {
  const found = Map.groupBy(await suggestions("a"), ({ kind }) => kind);
  const most = { track: 4, album: 3, writer: 2, term: 3, territory: 2 };
  for (const [kind, members] of found) expect(members.length).toBeLessThanOrEqual(most[kind]);
});

test("terms that are not for visitors are not suggested", async () => {
  expect(await titles("acoust", "term")).not.toContain("Acoustique");
});

test("an empty search is refused at its field", async () => {
  expect((await api.fetch("/api/front/search_suggestions?search=%20")).status).toBe(422);
});
