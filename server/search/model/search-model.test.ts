import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { NO_FILTERS } from "#/server/search/filters/track-filters.ts";
import { suggest } from "#/server/search/suggest/suggest.ts";
import { parseSearch } from "#/server/search/words/parse-search.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { refreshSearch, refreshTrack } from "../refresh.ts";
import { runSearch } from "../run-search.ts";
import { SearchModel } from "./search-model.ts";

const log = {
  error({ err }: { err: unknown }) {
    throw err;
  },
};

let api: TestApi;
let model: SearchModel;
beforeAll(async () => {
  api = await apiForTests("demo");
  model = new SearchModel({ db: api.db, log });
}, 60_000);
afterAll(async () => {
  await model.close();
  await api.close();
});

async function found(text: string) {
  const { finder } = model.deps();
  const { pages } = await finder.byWords(
    { parsed: parseSearch(text), readings: new Map(), filters: NO_FILTERS, query: new URLSearchParams() },
    { pages: [["track", { size: 100, offset: 0 }]], facets: null },
  );
  return pages.track?.map(({ id }) => id) ?? [];
}

test("the database answers until the model is warm, and the model finds the same", async () => {
  expect(model.state()).toMatchObject({ state: "warming" });
  const before = await found("kora");
  expect(before.length).toBeGreaterThan(3);
  await model.refresh();
  expect(model.state()).toMatchObject({ state: "warm" });
  expect(model.state().done).toBeGreaterThan(100);
  expect(await found("kora")).toEqual(before);
});

test("words of the catalogue are looked up before anyone searches for them, also after a change", async () => {
  await refreshTrack(api.db, 1);
  await model.refresh();
  await model.wordCacheWarmed();
  const { rows } = await api.db.execute<{ word: string }>(sql`
    select word from lexemes where word not in (select word from synonyms) order by documents, word limit 3`);
  const [rare, other, unknown] = [rows[0]?.word ?? "", rows[1]?.word ?? "", "zzyzx"];
  const asked = vi.spyOn(api.db, "execute");
  const search = (text: string) =>
    runSearch(model.deps(), { search: text }, new URLSearchParams({ search: text }), {
      pages: [["track", { size: 30, offset: 0 }]],
      facets: "track",
    });
  expect((await search(rare)).head.corrections).toEqual([]);
  await search(`${rare} OR ${other}`);
  expect(asked).not.toHaveBeenCalled();
  await search(unknown);
  expect(asked).toHaveBeenCalled();
  asked.mockRestore();
});

test("changes of another process are found once the feed is read: listening counts, new words, hidden tracks", async () => {
  const [first, second, third] = await found("kora");
  await api.fetch("/api/tracks_listeneds", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ tracks: `/api/tracks/${second}`, user: null }),
  });
  await model.refresh();
  expect((await found("kora")).slice(0, 2)).toEqual([second, first]);

  await api.db.transaction(async (tx) => {
    await tx
      .update(tracks)
      .set({ name: "Ouverture zibeline" })
      .where(eq(tracks.id, third ?? 0));
    await refreshTrack(tx, third ?? 0);
  });
  await model.refresh();
  expect(await found("zibeline")).toEqual([third]);

  await api.db
    .update(tracks)
    .set({ isEnable: false })
    .where(eq(tracks.id, third ?? 0));
  await refreshTrack(api.db, third ?? 0);
  await model.refresh();
  expect(await found("zibeline")).toEqual([]);
});

test("suggestions are cached until one of them changes", async () => {
  const titles = async () =>
    (await suggest(model.deps(), "Lum")).filter(({ kind }) => kind === "track").map(({ title }) => title);
  const [title] = await titles();
  const named = { name: "Lumignon des neiges" };
  const [track] = await api.db
    .update(tracks)
    .set(named)
    .where(eq(tracks.name, title ?? ""))
    .returning();
  expect(await titles()).toContain(title);
  await refreshTrack(api.db, track?.id ?? 0);
  await model.refresh();
  expect(await titles()).toContain(named.name);
  expect(await titles()).not.toContain(title);
});

test("after a refresh of the whole catalogue everything is read again", async () => {
  const [first] = await found("piano");
  await api.db
    .update(tracks)
    .set({ name: "Hermine" })
    .where(eq(tracks.id, first ?? 0));
  await refreshSearch(api.db);
  await model.refresh();
  expect(await found("hermine")).toEqual([first]);
});
