import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import type { Track, TrackVersion } from "#/contract/track.ts";
import { SearchModel } from "#/server/search/model/search-model.ts";
import { runBrief } from "#/server/search/run-brief.ts";
import { apiForTests, type TestApi } from "../support/api.ts";
import { gainOf, type JudgedBrief, type JudgedTrack, judgedBriefs, ndcg, shareMet } from "./judge-briefs.ts";

const FOLDER = join(import.meta.dirname, "briefs");
/** Answers of other people, who saw only the briefs, to those of the set of that name. */
const SECOND_ANSWERS = join(import.meta.dirname, "second-answers");
const AT = 10;
/** The first row is right when the share that it meets is at least so much of the best track's share. */
const RIGHT = 0.8;
/** Of each set, in each language too; the figures that the sets reach today are in docs/decisions/024-briefs.md. */
const LEAST = { gain: 0.89, right: 0.84 };

let api: TestApi;
let model: SearchModel;
let catalogue: JudgedTrack[];

async function read<Member>(path: string): Promise<Member[]> {
  const response = await api.fetch(path);
  return ((await response.json()) as { "hydra:member": Member[] })["hydra:member"];
}

beforeAll(async () => {
  api = await apiForTests();
  model = new SearchModel({ db: api.db, log: { error: ({ err }) => expect(err).toBeNull() } });
  await model.refresh();
  const page = async (number: number): Promise<Track[]> => {
    const members = await read<Track>(`/api/tracks?itemsPerPage=100&page=${number}`);
    return members.length === 0 ? [] : [...members, ...(await page(number + 1))];
  };
  const tracks = await page(1);
  const { rows } = await api.db.execute<{ id: number; code: string }>(
    sql`select tracks.id, countries.code from tracks join countries on countries.id = tracks.country_id`,
  );
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  catalogue = [];
  for (const track of tracks) {
    const versions = await read<TrackVersion>(`/api/tracks/${track.id}/versions?ows=100`);
    catalogue.push({ track, versions, country: codes.get(Number(track.id)) ?? null });
  }
}, 240_000);
afterAll(async () => {
  await model.close();
  await api.close();
});

async function found(brief: JudgedBrief): Promise<Track[]> {
  const url = new URL(`http://site/?search=${encodeURIComponent(brief.q)}&locale=${brief.lang}`);
  const query = { search: brief.q, locale: brief.lang, facets: "0" };
  const paging = { size: AT, offset: 0, page: 1 };
  const { members } = await runBrief(model.deps(), { query, url, paging });
  return members;
}

interface Judged {
  brief: JudgedBrief;
  gain: number;
  isEmpty: boolean;
  isRight: boolean;
}

/** How well tracks that were found, best first, answer a brief. */
function judge(brief: JudgedBrief, members: readonly Track[]): Judged {
  const isEmpty = members.length === 0;
  if (brief.known !== undefined) {
    const known = brief.known;
    const place = members.findIndex(
      ({ name, albumDetails }) =>
        name === known || albumDetails.name === known || albumDetails.nameFr === known,
    );
    return { brief, gain: place < 0 ? 0 : 1 / Math.log2(place + 2), isEmpty, isRight: place === 0 };
  }
  const all = catalogue.map((one) => gainOf(brief, one)).toSorted((one, other) => other - one);
  const own = members.map(({ id }) => {
    const judged = catalogue.find(({ track }) => track.id === id);
    return judged ? gainOf(brief, judged) : 0;
  });
  const halves = catalogue.some((one) => shareMet(brief, one) >= 0.5);
  return {
    brief,
    gain: all[0] === 0 ? 1 : ndcg(own, all, AT),
    isEmpty: isEmpty && halves,
    // Gains are squares of the shares met.
    isRight: all[0] === 0 || Math.sqrt(own[0] ?? 0) >= RIGHT * Math.sqrt(all[0] ?? 0),
  };
}

const readBriefs = (folder: string, name: string) =>
  judgedBriefs.parse(parse(readFileSync(join(folder, name), "utf8")));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function figuresOf(judged: readonly Judged[]) {
  return {
    gain: mean(judged.map(({ gain }) => gain)),
    empty: judged.filter(({ isEmpty }) => isEmpty).length,
    right: mean(judged.map(({ isRight }) => (isRight ? 1 : 0))),
  };
}

test.each(readdirSync(FOLDER).filter((name) => name.endsWith(".yaml")))(
  "the briefs of %s find what they ask for, in each language too",
  async (name) => {
    const briefs = readBriefs(FOLDER, name);
    const judged: Judged[] = [];
    for (const brief of briefs) judged.push(judge(brief, await found(brief)));
    const poor = judged
      .filter(({ gain, isRight }) => gain < 0.9 || !isRight)
      .toSorted((one, other) => one.gain - other.gain)
      .map(
        ({ brief, gain, isEmpty, isRight }) =>
          `${gain.toFixed(2)} ${isEmpty ? "empty " : ""}${isRight ? "" : "first wrong "}${brief.lang} ${brief.q}`,
      );
    for (const lang of [null, "fr", "en"] as const) {
      const { gain, empty, right } = figuresOf(
        judged.filter(({ brief }) => lang === null || brief.lang === lang),
      );
      const told = `${name} ${lang ?? "both"}: nDCG@10 ${gain.toFixed(3)}, empty ${empty}, first row right ${(right * 100).toFixed(1)} %\n`;
      if (process.env.RELEVANCE) process.stdout.write(lang === null ? `${poor.join("\n")}\n${told}` : told);
      expect(gain, `${told}${poor.join("\n")}`).toBeGreaterThanOrEqual(LEAST.gain);
      expect(empty, told).toBe(0);
      expect(right, told).toBeGreaterThanOrEqual(LEAST.right);
    }
  },
  240_000,
);

/**
 * Two people want different things by the same words. A reader who ranks all tracks by the second one's wishes, as
 * nobody could better, reaches so much under the judgement of the first: no search is worth more.
 */
test.runIf(process.env.RELEVANCE).each(readdirSync(SECOND_ANSWERS))(
  "how far a perfect reader with another's judgement gets on %s",
  (name) => {
    const others = new Map(readBriefs(SECOND_ANSWERS, name).map((brief) => [brief.q, brief]));
    const judged = readBriefs(FOLDER, name).flatMap((brief) => {
      const other = others.get(brief.q);
      if (!other || brief.known !== undefined) return [];
      const gains = new Map(catalogue.map((one) => [one.track, gainOf(other, one)]));
      const ranked = [...gains].toSorted(([, one], [, next]) => next - one).map(([track]) => track);
      return [judge(brief, ranked.slice(0, AT))];
    });
    expect(judged.length).toBeGreaterThan(100);
    for (const lang of [null, "fr", "en"] as const) {
      const { gain, right } = figuresOf(judged.filter(({ brief }) => lang === null || brief.lang === lang));
      process.stdout.write(
        `${name} ${lang ?? "both"}, another reader: nDCG@10 ${gain.toFixed(3)}, first row right ${(right * 100).toFixed(1)} %\n`,
      );
    }
  },
);
