import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { Track } from "#/contract/track.ts";
import { SearchModel } from "#/server/search/model/search-model.ts";
import { runSearch } from "#/server/search/run-search.ts";
import { apiForTests, type TestApi } from "../support/api.ts";

const slugs = z.array(z.string()).default([]);
const judged = z.array(
  z.object({
    group: z.string(),
    q: z.string(),
    kind: z.enum(["track", "album", "writer"]).default("track"),
    known: z.string().optional(),
    terms: slugs,
    any: slugs,
    none: slugs,
  }),
);
type Judged = z.output<typeof judged>[number];

const queries = judged.parse(parse(readFileSync(join(import.meta.dirname, "queries.yaml"), "utf8")));
const AT = 10;
const LEAST = { queries: 120, gain: 0.95, reciprocalRank: 0.97 };

let api: TestApi;
let model: SearchModel;
let catalogue: Track[];
beforeAll(async () => {
  api = await apiForTests();
  model = new SearchModel({ db: api.db, log: { error: ({ err }) => expect(err).toBeNull() } });
  await model.refresh();
  const page = async (number: number): Promise<Track[]> => {
    const response = await api.fetch(`/api/tracks?itemsPerPage=100&page=${number}`);
    const { "hydra:member": members } = (await response.json()) as { "hydra:member": Track[] };
    return members.length === 0 ? [] : [...members, ...(await page(number + 1))];
  };
  catalogue = await page(1);
});
afterAll(async () => {
  await model.close();
  await api.close();
});

/** Slugs of the first results, as the API gives them. */
async function found({ q, kind }: Judged): Promise<string[]> {
  const url = new URL(`http://site/?search=${encodeURIComponent(q)}`);
  const search = await runSearch(model.deps(), { search: q }, url.searchParams, {
    pages: [[kind, { size: AT, offset: 0 }]],
    facets: null,
  });
  return (await search[kind]()).map(({ slug }) => slug);
}

/** The gain of a track for a search that wants terms: 1 when it carries them, else 0. */
function gainOf({ terms, any, none }: Judged, track: Track | undefined): number {
  const carried = new Set(track?.terms.map(({ slug }) => slug));
  const fits =
    terms.every((slug) => carried.has(slug)) &&
    (any.length === 0 || any.some((slug) => carried.has(slug))) &&
    !none.some((slug) => carried.has(slug));
  return track && fits ? 1 : 0;
}

/** Normalised discounted cumulative gain of the first ten (Järvelin and Kekäläinen 2002). */
function ndcg(gains: readonly number[], ideal: readonly number[]): number {
  const dcg = (list: readonly number[]) =>
    list.slice(0, AT).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);
  return dcg(ideal) === 0 ? 0 : dcg(gains) / dcg(ideal);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("the judged searches find what they must: known things first, and tracks of a mood among the first ten", async () => {
  expect(queries.length).toBeGreaterThanOrEqual(LEAST.queries);
  const gains: number[] = [];
  const ranks: number[] = [];
  const poor: string[] = [];
  for (const query of queries) {
    const list = await found(query);
    if (query.known) {
      const place = list.indexOf(query.known);
      const gain = place < 0 ? 0 : 1 / Math.log2(place + 2);
      ranks.push(place < 0 ? 0 : 1 / (place + 1));
      gains.push(gain);
      if (place !== 0) poor.push(`${query.q} (${query.group}): ${query.known} is ${place + 1}`);
    } else {
      const ideal = catalogue.map((track) => gainOf(query, track)).toSorted((one, other) => other - one);
      expect(ideal[0], `${query.q} wants what the catalogue has`).toBe(1);
      const own = list.map((slug) =>
        gainOf(
          query,
          catalogue.find((track) => track.slug === slug),
        ),
      );
      const gain = ndcg(own, ideal);
      gains.push(gain);
      if (gain < 1) poor.push(`${query.q} (${query.group}): nDCG ${gain.toFixed(2)}`);
    }
  }
  const figures = `nDCG@10 ${mean(gains).toFixed(3)}, MRR ${mean(ranks).toFixed(3)} over ${queries.length}\n${poor.join("\n")}`;
  expect(mean(gains), figures).toBeGreaterThanOrEqual(LEAST.gain);
  expect(mean(ranks), figures).toBeGreaterThanOrEqual(LEAST.reciprocalRank);
  if (process.env.RELEVANCE) process.stdout.write(`${figures}\n`);
}, 120_000);
