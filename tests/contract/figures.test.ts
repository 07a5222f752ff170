import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "#/contract/endpoints.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

let api: TestApi;
let ana: SignedIn;
beforeAll(async () => {
  api = await apiForTests();
  ana = await signedIn(api);
});
afterAll(() => api.close());

interface Page {
  "hydra:member": { bpm: number }[];
  "hydra:view"?: { "hydra:next"?: string };
}

/** Tempos of all that is found, on all pages, the slowest first. */
async function tempos(path: string, query: string): Promise<number[]> {
  const found: number[] = [];
  let address: string | undefined = `${path}?${query}&itemsPerPage=100`;
  while (address) {
    const answer = await api.fetch(address);
    expect([address, answer.status]).toEqual([address, 200]);
    const page = (await answer.json()) as Page;
    found.push(...page["hydra:member"].map(({ bpm }) => bpm));
    address = page["hydra:view"]?.["hydra:next"];
  }
  return found.toSorted((one, other) => one - other);
}

test.each(["/api/tracks", "/api/front/tracks", "/api/front/termsearch"])(
  "a bound of %s may lie between two whole numbers",
  async (path) => {
    const all = await tempos(path, "bpm[gte]=0");
    for (const [asked, holds] of [
      ["bpm[gte]=99.5", (bpm: number) => bpm >= 99.5],
      ["bpm[gt]=99.5", (bpm: number) => bpm > 99.5],
      ["bpm[lte]=99.5", (bpm: number) => bpm <= 99.5],
      ["bpm[lt]=99.5", (bpm: number) => bpm < 99.5],
      ["bpm[between]=90.5..119.9", (bpm: number) => bpm >= 90.5 && bpm <= 119.9],
      ["bpm[gt]=-1.5", () => true],
      ["bpm[lt]=100.000", (bpm: number) => bpm < 100],
    ] as const) {
      expect([asked, await tempos(path, asked)]).toEqual([asked, all.filter(holds)]);
    }
  },
);

/** Values that any parameter may be sent in place of a figure. */
const FIGURES = ["1.5", "-1.5", "99999999999", "2147483648", "NaN", "1.5..2.5"];
const OPERATORS = ["gte", "lte", "gt", "lt", "between"];
const RANGES = ["bpm", "durationSeconds", "year", "id", "sortOrder"];
/** These are refused before anything else is looked at. */
const PAGING = ["page", "itemsPerPage", "row", "ows"];

test("no figure in the parameters of any read is an unexpected failure", async () => {
  const failed: string[] = [];
  for (const endpoint of endpoints) {
    if (endpoint.method !== "GET" || !(endpoint.query instanceof z.ZodObject)) continue;
    const names = [
      ...Object.keys(endpoint.query.shape).filter((name) => !PAGING.includes(name)),
      ...RANGES.flatMap((name) => OPERATORS.map((one) => `${name}[${one}]`)),
    ];
    for (const figure of FIGURES) {
      const query = new URLSearchParams(names.map((name) => [name, figure]));
      query.set("search", "kora");
      const address = `${endpoint.path.replace(/\{\w+\}/g, "1")}?${query}`;
      const { status } = await ana.fetch(address);
      if (status >= 500) failed.push(`${status} ${address}`);
    }
  }
  expect(failed).toEqual([]);
});
