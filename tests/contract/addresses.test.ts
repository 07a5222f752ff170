import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADDRESS_KINDS, addressesSchema } from "#/contract/addresses.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
afterAll(() => api.close());

async function read(address: string) {
  const response = await api.fetch(`/api/front/addresses/${address}`);
  expect(response.status).toBe(200);
  return addressesSchema.parse(await response.json());
}

test("everything that has a page is named once, with the slug of each language", async () => {
  for (const kind of ADDRESS_KINDS) {
    const { total, addresses } = await read(kind);
    expect(total).toBeGreaterThan(10);
    expect(addresses).toHaveLength(total);
    expect(new Set(addresses.map(({ fr }) => fr)).size).toBe(total);
  }
  const { addresses } = await read("albums");
  expect(addresses).toContainEqual(expect.objectContaining({ fr: "delta-sans-fin", en: "endless-delta" }));
});

test("pages of any size up to five thousand follow each other without a gap; none can be asked for", async () => {
  const { addresses, total } = await read("tracks");
  const halves = [
    await read("tracks?itemsPerPage=120"),
    await read("tracks?itemsPerPage=120&page=2"),
  ].flatMap((page) => page.addresses);
  expect(halves).toEqual(addresses.slice(0, 240));
  expect(await read("tracks?itemsPerPage=0")).toMatchObject({ total, addresses: [] });
  expect((await read("tracks?itemsPerPage=9999999")).addresses).toHaveLength(total);
});

test("a hidden album and its tracks are left out of the addresses", async () => {
  const before = await read("tracks");
  await api.db.execute(sql`update albums set is_enable = false where slug_fr = 'delta-sans-fin'`);
  const [hidden] = (
    await api.db.execute(sql`select track_count from albums where slug_fr = 'delta-sans-fin'`)
  ).rows as [{ track_count: number }];
  expect((await read("albums")).addresses.map(({ fr }) => fr)).not.toContain("delta-sans-fin");
  expect((await read("tracks")).total).toBe(before.total - hidden.track_count);
});

test("an unknown kind is absent", async () => {
  expect((await api.fetch("/api/front/addresses/users")).status).toBe(404);
});
