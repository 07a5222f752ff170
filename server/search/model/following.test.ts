import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#/server/platform/db/database.ts";
import { searchChanges } from "#/server/platform/db/schema/search.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { NO_FILTERS } from "#/server/search/filters/track-filters.ts";
import { parseSearch } from "#/server/search/words/parse-search.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { refreshSearch, refreshTrack } from "../refresh.ts";
import { SearchModel } from "./search-model.ts";

const HOUR = 3_600_000;
let api: TestApi;
let failures: unknown[];
let now: number;
let model: SearchModel;
beforeAll(async () => {
  api = await apiForTests("demo");
});
afterAll(() => api.close());
beforeEach(() => {
  failures = [];
  now = Date.now();
  model = new SearchModel({ db: api.db, log: { error: ({ err }) => failures.push(err) }, now: () => now });
});
afterEach(() => model.close());

/** Updates the model and waits for its word cache, so that later queries can be counted. */
async function warm() {
  await model.refresh();
  await model.wordCacheWarmed();
}

async function found(text: string) {
  const search = { parsed: parseSearch(text), readings: new Map(), filters: NO_FILTERS };
  const { finder } = model.deps();
  const { pages } = await finder.byWords(
    { ...search, query: new URLSearchParams() },
    { pages: [["track", { size: 100, offset: 0 }]], facets: null },
  );
  return pages.track?.map(({ id }) => id) ?? [];
}

async function rename(name: string, refresh: (db: Database) => Promise<void>) {
  await api.db.update(tracks).set({ name }).where(eq(tracks.id, 1));
  await refresh(api.db);
}

/** Refreshes the model and calls `disturb` before each database query, with the number of earlier ones. */
async function refreshWhile(disturb: (asked: number) => void) {
  const execute = api.db.execute.bind(api.db);
  let asked = 0;
  const disturbed = vi.spyOn(api.db, "execute").mockImplementation(((query: never) => {
    disturb(asked);
    asked += 1;
    return execute(query);
  }) as typeof api.db.execute);
  await model.refresh();
  disturbed.mockRestore();
}

/** Refreshes the model while the database answers only `answered` queries. */
const refreshBroken = (answered: number) =>
  refreshWhile((asked) => {
    if (asked >= answered) throw new Error("The database is away");
  });

test.each([
  // The feed is read once; a full reading restarts it with two more queries.
  ["a changed track", "Zibeline", (db: Database) => refreshTrack(db, 1), 1],
  ["the whole catalogue", "Hermine", (db: Database) => refreshSearch(db), 3],
])("%s that could not be read is read by the next refresh", async (_, name, refresh, answered) => {
  await warm();
  await rename(name, refresh);
  await refreshBroken(answered);
  expect(failures).toHaveLength(1);
  expect(await found(name)).toEqual([]);
  await warm();
  expect(await found(name)).toEqual([1]);
  let asked = 0;
  await refreshWhile(() => {
    asked += 1;
  });
  // The feed alone: nothing in the model is read again.
  expect(asked).toBe(1);
});

test("a process that missed deleted changes reads everything again", async () => {
  await warm();
  await rename("Loutre", (db) => refreshTrack(db, 1));
  for (let minutes = 0; minutes < 60; minutes += 10) {
    now += HOUR / 6;
    await refreshBroken(0);
  }
  expect(failures).toHaveLength(6);
  await api.db.delete(searchChanges);
  await model.refresh();
  expect(await found("Loutre")).toEqual([1]);
});

test("new words without a changed track complete beginnings", async () => {
  await rename("Xylofaune", (db) => refreshTrack(db, 1));
  await warm();
  expect(await model.deps().complete("xylof")).toEqual([]);
  await refreshSearch(api.db, []);
  await model.refresh();
  expect(await model.deps().complete("xylof")).toEqual(["xylofaune"]);
});

test("a model that is closed while it reads logs no failure", async () => {
  await refreshWhile(() => void model.close());
  expect(failures).toEqual([]);
  expect(model.state()).toMatchObject({ state: "warming" });
});
