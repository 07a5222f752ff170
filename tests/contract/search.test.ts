import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { readCollection } from "./read-collection.ts";
import type { Facets } from "./search-answer.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

async function search(text: string, more = "") {
  const answer = await readCollection(
    api,
    `/api/front/global_search?search=${encodeURIComponent(text)}${more}`,
  );
  return answer as typeof answer & Facets;
}
const names = async (text: string, more = "") =>
  (await search(text, more))["hydra:member"].map(({ name, title }) => name ?? title);

describe("ranking", () => {
  test("a title searched by its own words comes first, whatever its accents and case", async () => {
    for (const text of ["Poussière rouge", "poussiere ROUGE", "  poussière   rouge "]) {
      expect((await names(text))[0]).toBe("Poussière rouge");
    }
  });

  test("a title that begins with the words comes before one that contains them, and both before matches elsewhere", async () => {
    const { "hydra:member": members } = await search("pirogue", "&itemsPerPage=100");
    const tierOf = (name: string) => {
      const folded = name.toLowerCase();
      if (folded.startsWith("pirogue")) return 0;
      return folded.includes("pirogue") ? 1 : 2;
    };
    const tiers = members.map(({ name }) => tierOf(name));
    expect(tiers[0]).toBe(0);
    expect(tiers).toEqual(tiers.toSorted());
  });

  test("words of the album find its tracks, then writers, then terms, then descriptions", async () => {
    const album = await search("delta sans fin", "&itemsPerPage=100");
    expect(
      album["hydra:member"].map(({ albumDetails }) => (albumDetails as { id: number }).id).slice(0, 8),
    ).toEqual(Array(8).fill(1));
    const byWriter = await search("sangare", "&itemsPerPage=100");
    expect(byWriter["hydra:totalItems"]).toBeGreaterThan(0);
    expect(JSON.stringify(byWriter["hydra:member"][0]?.writer)).toContain("Sangaré");
    const scores = byWriter["hydra:member"].map(({ score }) => score as number);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Math.max(...scores)).toBeLessThanOrEqual(1);
  });

  test("among equal results, tracks that were heard more often come first", async () => {
    const before = await search("kora");
    const [first, second] = before["hydra:member"];
    expect(first?.score).toBe(second?.score);
    await api.fetch("/api/tracks_listeneds", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ tracks: second?.["@id"], user: null }),
    });
    const after = await search("kora");
    expect(after["hydra:member"].map(({ id }) => id).slice(0, 2)).toEqual([second?.id, first?.id]);
  });

  test("an order asked for wins over the ranking", async () => {
    const { "hydra:member": members } = await search("kora", "&order[bpm]=desc");
    const bpms = members.map(({ bpm }) => bpm as number);
    expect(bpms).toEqual(bpms.toSorted((a, b) => b - a));
  });
});

describe("words", () => {
  const total = async (text: string, more = "") => (await search(text, more))["hydra:totalItems"];

  test("both languages find the same tracks", async () => {
    expect(await total("strings")).toBeGreaterThan(0);
    expect(await total("cordes")).toBeGreaterThan(0);
    expect(await total("calebasse")).toBeGreaterThan(0);
    expect(await total("calabash")).toBeGreaterThan(0);
  });

  test("several words are combined by AND, and function words are ignored", async () => {
    const both = await total("kora segou");
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThanOrEqual(await total("kora"));
    expect(await total("de la kora à Ségou")).toBe(both);
    expect(await total("kora xylographie-inconnue")).toBe(0);
  });

  test("OR widens, a minus narrows, and together they add up", async () => {
    const [kora, piano, either] = [await total("kora"), await total("piano"), await total("kora OR piano")];
    expect(either).toBeGreaterThan(Math.max(kora, piano));
    const [rest, both] = [await total("kora -ngoni"), await total("kora ngoni")];
    expect(rest + both).toBe(kora);
    expect(rest).toBeLessThan(kora);
  });

  test("a phrase is found only where its words are adjacent", async () => {
    expect((await names('"chasseurs de Ségou"'))[0]).toBe("Les chasseurs de Ségou");
    expect(await names('"Ségou chasseurs"')).not.toContain("Les chasseurs de Ségou");
  });

  test("compound words are found by their parts and as a whole", async () => {
    expect(await total("post-rock")).toBeGreaterThan(0);
    expect(await total("SIL 201")).toBe(await total("sil-201"));
    expect(await total("SIL 201")).toBe(8);
  });

  test("a word that occurs nowhere is replaced by the nearest ones, which the answer says and which can be switched off", async () => {
    const found = await search("korra");
    expect(found["hydra:totalItems"]).toBeGreaterThan(0);
    expect(found.corrections).toEqual([{ word: "korra", instead: expect.arrayContaining(["kora"]) }]);
    const exact = await search("korra", "&exact=1");
    expect(exact["hydra:totalItems"]).toBe(0);
    expect(exact.corrections).toEqual([]);
    expect((await search("kora")).corrections).toEqual([]);
  });

  test.each([
    ["paino", "piano"],
    ["voilon", "violon"],
    ["kroa", "kora"],
    ["Gutiare", "guitare"],
  ])("the transposed letters of %s are read as %s only", async (typed, meant) => {
    const found = await search(typed);
    expect(found.corrections).toEqual([{ word: typed, instead: [meant] }]);
    expect(found["hydra:totalItems"]).toBe(await total(meant));
  });

  test("where nothing is found, spellings one slip away are offered, those of the thesaurus and in phrases too", async () => {
    expect((await search("joeyux")).spellings).toContain("joyeux");
    expect((await search('"carte du ceil"')).spellings[0]).toBe('"carte du ciel"');
    expect((await search("xylophonissimo piamo")).spellings).toContain("xylophonissimo piano");
    // Each is spelt well, and no title holds both.
    expect((await search("mer nuit")).spellings).toEqual([]);
    for (const text of ["kora", "xylophonissimo", "kroa", "😀", '"']) {
      expect((await search(text)).spellings).toEqual([]);
    }
  });

  test("nothing but function words still finds titles that hold them", async () => {
    expect(await total("le de la")).toBeGreaterThanOrEqual(0);
    const [first] = await names("la");
    expect(first?.toString().toLowerCase()).toContain("la");
  });
});

describe("the call", () => {
  test.each(["", "%20%20", "a".repeat(201)])("search=%s is refused by its name", async (text) => {
    const response = await api.fetch(`/api/front/global_search?search=${text}`);
    expect(response.status).toBe(422);
    const { violations } = (await response.json()) as { violations: { propertyPath: string }[] };
    expect(violations.map(({ propertyPath }) => propertyPath)).toEqual(["search"]);
    expect((await api.fetch(`/api/front/global_search?search=${"é".repeat(200)}`)).status).toBe(200);
  });

  test("an unknown type is refused", async () => {
    expect((await api.fetch("/api/front/global_search?search=a&type=x")).status).toBe(422);
  });

  test("counts say how many of each kind, and each kind gives as many", async () => {
    const { counts } = await search("Ségou");
    for (const kind of ["track", "album", "writer", "placement"] as const) {
      expect((await search("Ségou", `&type=${kind}`))["hydra:totalItems"]).toBe(counts[kind]);
    }
    expect(counts.track).toBeGreaterThan(0);
    expect(counts.album).toBeGreaterThan(0);
  });

  test("a search of all kinds gives the first five results of each", async () => {
    const response = await api.fetch("/api/front/global_search?search=la&type=all");
    const body = (await response.json()) as Record<
      string,
      { "hydra:member": unknown[]; "hydra:totalItems": number }
    >;
    for (const kind of ["tracks", "albums", "writers", "placements"]) {
      const page = body[kind];
      expect(page?.["hydra:member"]).toHaveLength(Math.min(5, page?.["hydra:totalItems"] ?? -1));
    }
  });

  test("choosing a term leaves the counts of its own taxonomy and narrows the others", async () => {
    const [before, after] = [await search("kora"), await search("kora", "&terms[]=roots")];
    const moods = (answer: Facets) => answer.facets.taxonomies.find(({ slug }) => slug === "moods")?.terms;
    expect(moods(after)).toEqual(moods(before));
    const roots = moods(before)?.find(({ slug }) => slug === "roots")?.count;
    expect(after["hydra:totalItems"]).toBe(roots);
    const instruments = after.facets.taxonomies.find(({ slug }) => slug === "instruments")?.terms;
    expect(instruments?.find(({ slug }) => slug === "kora")?.count).toBe(roots);
  });
});
