import { and, arrayContains, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { isPublic } from "#/server/catalogue/tracks/filters.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { NO_FILTERS } from "#/server/search/filters/track-filters.ts";
import { SearchModel } from "#/server/search/model/search-model.ts";
import { readWords } from "#/server/search/words/read-words.ts";
import { freshDatabase } from "#/tests/support/fresh-database.ts";
import { openWriterIndex } from "./writer-index.ts";

test("among writers of one name, the one with that spelling is credited, otherwise the first", async () => {
  const { db, close } = await freshDatabase("empty");
  const names = ["Léo Martin", "Martin, Léo", "Ana Díaz", "DIAZ, Ana", "Ana Diaz"];
  await db
    .insert(writers)
    .values(names.map((name, place) => ({ id: 101 + place, name, slug: `w${place}`, slugEn: `w${place}` })));
  // The database returns an updated row after the unchanged ones.
  await db.update(writers).set({ society: "SACEM" }).where(eq(writers.id, 103));
  const { creditsFor } = await openWriterIndex(db);
  const idOf = async (name: string) => {
    const credit = { name, share: null, ipi: null, role: null, society: null };
    return (await creditsFor(db, [credit])).map(({ writerId }) => writerId);
  };
  expect(await idOf("leo martin")).toEqual([101]);
  expect(await idOf("MARTIN, Léo")).toEqual([102]);
  expect(await idOf("Ana Díaz")).toEqual([103]);
  expect(await idOf("Díaz, Ana")).toEqual([104]);
  expect(await idOf("Díaz,  Ana")).toEqual([103]);
  const [added = 0] = await idOf("Zoé LE GOFF");
  expect(await db.select({ name: writers.name }).from(writers).where(eq(writers.id, added))).toEqual([
    { name: "Zoé Le Goff" },
  ]);
  expect(await idOf("Zoé Le Goff")).toEqual([added]);
  await close();
});

test("all tracks of a writer are found by an IPI from a sheet, once the search model has refreshed", async () => {
  const { db, close } = await freshDatabase("demo");
  await db.update(writers).set({ ipi: null });
  const model = new SearchModel({ db, log: { error: ({ err }) => expect(err).toBeNull() } });
  const found = async (text: string) => {
    await model.refresh();
    const { finder, knownCodes } = model.deps();
    const { pages } = await finder.byWords(
      {
        parsed: await readWords(text, knownCodes),
        readings: new Map(),
        filters: NO_FILTERS,
        query: new URLSearchParams(),
      },
      { pages: [["track", { size: 1_000, offset: 0 }]], facets: null },
    );
    return (pages.track ?? []).map(({ id }) => id);
  };
  const [writer] = await db.select().from(writers).where(eq(writers.name, "Amadou Ndiaye"));
  const own = await db
    .select({ id: tracks.id })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(isPublic, arrayContains(tracks.writerIds, [writer?.id ?? 0])));
  expect(own.length).toBeGreaterThan(1);
  expect(await found("00123456789")).toEqual([]);

  const { creditsFor } = await openWriterIndex(db);
  const credit = { name: "Amadou Ndiaye", ipi: "00123456789", share: null, role: null, society: null };
  await creditsFor(db, [credit]);
  expect(new Set(await found("00123456789"))).toEqual(new Set(own.map(({ id }) => id)));
  await model.close();
  await close();
});
