import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { soundSearchEndpoint } from "#/contract/similarity.ts";
import { trackSchema } from "#/contract/track.ts";
import { readAlbumOrder } from "#/demo/music/read-album-order.ts";
import { renderVersion } from "#/demo/music/render.ts";
import { knownVideos } from "#/server/platform/db/schema/search.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import type { Pcm } from "#/server/sound/measuring/pcm.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { ownTemporaryFolder } from "#/tests/support/own-temporary-folder.ts";
import { some } from "#/tests/support/some.ts";

const FILE = "/api/front/file_similarity_search";
const VIDEO = "/api/front/video_similarity_search";
const ALBUMS = join(import.meta.dirname, "../../demo/content/albums");

let api: TestApi;
let trackId: number;
/** Fifteen seconds of it, from 20 s on. */
let clip: Uint8Array<ArrayBuffer>;
/** Its length in seconds, and so many of them as an mp3, from a second on. */
let lasts: number;
let excerpt: (from: number, seconds: number) => Promise<Uint8Array<ArrayBuffer>>;

beforeAll(async () => {
  api = await apiForTests();
  const [name = ""] = readdirSync(ALBUMS).filter((file) => file.endsWith(".yaml"));
  const { album, tracks: briefs } = readAlbumOrder(parse(readFileSync(join(ALBUMS, name), "utf8")));
  const [first] = briefs;
  if (!first) throw new Error("no demo track");
  const { pcm } = await renderVersion(album, first.track, "full");
  lasts = (pcm.channels[0]?.length ?? 0) / pcm.sampleRate;
  excerpt = async (from, seconds) => {
    const [start, end] = [from * pcm.sampleRate, (from + seconds) * pcm.sampleRate];
    const channels = pcm.channels.map((one) => one.slice(start, end));
    return new Uint8Array(await encodeMp3({ ...pcm, channels }, { bitrate: 128 }));
  };
  clip = await excerpt(20, 15);
  const [row] = await api.db.select({ id: tracks.id }).from(tracks).where(eq(tracks.slug, first.track.slug));
  trackId = row?.id ?? 0;
});
beforeEach(() => api.reset());
afterAll(() => api.close());

function post(path: string, body: unknown, address?: string) {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (address) headers[CLIENT_ADDRESS_HEADER] = address;
  return api.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
}

function send(
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  name = "clip.mp3",
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append("file", new Blob([bytes]), name);
  return api.fetch(path, { method: "POST", body: form, headers: { [CLIENT_ADDRESS_HEADER]: "192.0.2.9" } });
}

async function found(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  return soundSearchEndpoint.answer.parse(await response.json());
}
/** Syllables of a low voice: pulses through a mouth that opens and closes, with pauses between words. */
function talk(seconds: number): Pcm {
  const sampleRate = 44_100;
  const samples = Float32Array.from({ length: seconds * sampleRate }, (_, i) => {
    const second = i / sampleRate;
    const [syllable, isPause] = [second % 0.22, Math.floor(second / 0.22) % 5 === 4];
    const pulse = (second * (110 + 15 * Math.sin(2 * second))) % 1;
    const mouth = 500 + 300 * Math.sin(2 * Math.PI * 1.7 * second);
    const ring = Math.exp(-6 * pulse) * Math.sin((2 * Math.PI * mouth * pulse) / 110);
    return isPause ? 0 : 0.5 * Math.sin((Math.PI * syllable) / 0.22) * ring;
  });
  return { sampleRate, channels: [samples] };
}

const iri = () => `/api/tracks/${trackId}`;
const temporary = ownTemporaryFolder();

describe("from a track", () => {
  test("others come by score, with the part that matches and the reasons; it is not among them", async () => {
    const answer = await found(await post(FILE, { track: iri() }));
    const members = answer["hydra:member"];
    expect(members.length).toBe(20);
    expect(members.map(({ id }) => id)).not.toContain(trackId);
    const scores = members.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { matches, durationSeconds, exact } of members) {
      expect(matches[0]?.end).toBeGreaterThan(matches[0]?.start ?? 0);
      expect(matches[0]?.end).toBeLessThanOrEqual((durationSeconds ?? 0) + 1);
      expect(exact).toBeUndefined();
    }
    expect(answer.similarTo).toMatchObject({ track: iri() });
  });

  test("tracks of the same album come earlier than by chance", async () => {
    const answer = await found(await post(`${FILE}?itemsPerPage=10`, { track: iri() }));
    const { albumDetails: album } = trackSchema.parse(await (await api.fetch(iri())).json());
    const own = answer["hydra:member"].filter(({ albumDetails }) => albumDetails.id === album.id);
    // Of 191 others seven are of its album: ten drawn blindly would hold one in three tries.
    expect(own.length).toBeGreaterThanOrEqual(3);
  });

  test("a search by a part of the recording gives other matches, all within that part", async () => {
    const part = await found(await post(FILE, { track: iri(), from: 30, to: 50 }));
    const whole = await found(await post(FILE, { track: iri() }));
    expect(part["hydra:member"].map(({ id }) => id)).not.toEqual(whole["hydra:member"].map(({ id }) => id));
    for (const { matches } of some(part["hydra:member"])) {
      expect(matches[0]?.queryStart).toBeGreaterThanOrEqual(25);
      expect(matches[0]?.queryEnd).toBeLessThanOrEqual(55);
    }
  });

  test("the weights decide how much each of the three sides counts", async () => {
    const sides = ["timbre", "harmony", "rhythm"] as const;
    const nothing = { timbre: 0, harmony: 0, rhythm: 0 };
    const firstBy = async (side: (typeof sides)[number]) => {
      const weights = { ...nothing, [side]: 1 };
      const { "hydra:member": members } = await found(await post(FILE, { track: iri(), weights }));
      return members.slice(0, 5);
    };
    const all = {
      timbre: await firstBy("timbre"),
      harmony: await firstBy("harmony"),
      rhythm: await firstBy("rhythm"),
    };
    for (const side of sides) {
      const likeness = (by: (typeof sides)[number]) =>
        all[by].reduce((sum, { reasons }) => sum + reasons[side], 0) / all[by].length;
      for (const other of sides.filter((one) => one !== side)) {
        expect([side, other, likeness(side) > likeness(other)]).toEqual([side, other, true]);
      }
    }
  });

  test("steering towards a track raises it in the results, steering away from it lowers it", async () => {
    const before = await found(await post(`${FILE}?itemsPerPage=50`, { track: iri() }));
    const rankOf = (answer: typeof before, id: number | string) => {
      const rank = answer["hydra:member"].findIndex((one) => one.id === id);
      return rank < 0 ? 1000 : rank;
    };
    const [first, , , , fifth] = before["hydra:member"];
    const minus = await found(
      await post(`${FILE}?itemsPerPage=50`, { track: iri(), minus: [first?.["@id"]] }),
    );
    expect(rankOf(minus, first?.id ?? 0)).toBeGreaterThan(rankOf(before, first?.id ?? 0));
    const plus = await found(await post(`${FILE}?itemsPerPage=50`, { track: iri(), plus: [fifth?.["@id"]] }));
    expect(rankOf(plus, fifth?.id ?? 0)).toBeLessThan(rankOf(before, fifth?.id ?? 0));
  });

  test("every filter of guided search composes, and pages follow one another", async () => {
    const all = await found(await post(`${FILE}?itemsPerPage=50&bpm[gte]=80&bpm[lte]=100`, { track: iri() }));
    expect(some(all["hydra:member"]).every(({ bpm }) => (bpm ?? 0) >= 80 && (bpm ?? 0) <= 100)).toBe(true);
    expect(all["hydra:totalItems"]).toBe(all["hydra:member"].length);
    const second = await found(
      await post(`${FILE}?itemsPerPage=3&page=2&bpm[gte]=80&bpm[lte]=100`, { track: iri() }),
    );
    expect(second["hydra:member"].map(({ id }) => id)).toEqual(
      all["hydra:member"].slice(3, 6).map(({ id }) => id),
    );
    expect(all.facets.taxonomies.length).toBeGreaterThan(0);
  });

  test.each([
    [{}, 400],
    [{ track: "/api/albums/1" }, 400],
    [{ track: "/api/tracks/999999" }, 422],
    [{ track: "/api/tracks/1", weights: { timbre: 2, harmony: 0, rhythm: 0 } }, 422],
    [{ track: "/api/tracks/1", from: 20, to: 10 }, 422],
    [{ track: 7 }, 400],
    [{ print: "nonsense" }, 422],
    [{ print: JSON.stringify([null, null, "AAAA"]) }, 422],
  ])("%j is refused with %i", async (body, status) => {
    expect((await post(FILE, body)).status).toBe(status);
  });
});

describe("from a file", () => {
  test("the recording itself comes first, as an exact match at its second; no temporary file is left", async () => {
    const answer = await found(await send(FILE, clip, "été à Huế.mp3"));
    const [first, second] = answer["hydra:member"];
    expect(first).toMatchObject({ id: trackId, exact: true, score: 1 });
    const [match] = first?.matches ?? [];
    expect((match?.start ?? 0) - (match?.queryStart ?? 0)).toBeCloseTo(20, 0);
    expect(second?.exact).toBeUndefined();
    expect(answer.similarTo).toMatchObject({ filename: "été à Huế.mp3" });
    expect(answer.similarTo.analysis?.duration).toBeCloseTo(15, 0);
    expect(await temporary()).toEqual([]);
  });

  test("a search by an excerpt returns all its facts, with the tempo and key in the catalogue", async () => {
    const [row] = await api.db.select().from(tracks).where(eq(tracks.id, trackId));
    for (const [from, seconds] of [
      [12, 30],
      [5, 50],
      [40, 8],
      // The padding that an mp3 adds at its end is no part of the track.
      [lasts - 20, 20],
    ] as const) {
      const answer = await found(await send(FILE, await excerpt(from, seconds)));
      const [first] = answer["hydra:member"];
      expect(first).toMatchObject({ id: trackId, exact: true });
      const match = first?.matches[0];
      expect(Math.abs((match?.start ?? 0) - from)).toBeLessThan(1);
      expect(Math.abs((match?.end ?? 0) - from - seconds)).toBeLessThan(1);
      expect(match?.end).toBeLessThan(lasts + 0.01);
      const told = { bpm: row?.bpm, tonality: row?.tonality };
      expect(answer.similarTo).toMatchObject(told);
      // The print carries both, also where filters leave the recording out.
      const again = await found(
        await post(`${FILE}?bpm[from]=${(row?.bpm ?? 0) + 5}`, { print: answer.similarTo.print }),
      );
      expect(again.similarTo).toMatchObject(told);
    }
  });

  test("the print of a measured file makes the same search again without the file", async () => {
    const sent = await found(await send(FILE, clip));
    const again = await found(await post(FILE, { print: sent.similarTo.print }));
    expect(again["hydra:member"]).toEqual(sent["hydra:member"]);
    expect(again.similarTo.tonality).toBe(sent.similarTo.tonality);
  });

  test("the search of a visitor who has left is abandoned, which is no failure", async () => {
    const sent = await found(await send(FILE, clip));
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ print: sent.similarTo.print });
    const init = { method: "POST", headers, body, signal: AbortSignal.abort() };
    const answer = await api.fetch(FILE, init);
    expect(answer.ok).toBe(false);
    expect(api.errors).toEqual([]);
  });

  test("a recording of speech is compared, and matches no track exactly", async () => {
    const answer = await found(await send(FILE, new Uint8Array(await encodeMp3(talk(12)))));
    expect(answer["hydra:member"].filter(({ exact }) => exact)).toEqual([]);
    expect(answer.similarTo.seconds).toBeCloseTo(12, 0);
    expect(await temporary()).toEqual([]);
  });

  test("fields beside the file steer", async () => {
    const fields = { weights: '{"timbre":0,"harmony":1,"rhythm":0}', from: "0", to: "8" };
    const answer = await found(await send(`${FILE}?itemsPerPage=5`, clip, "a.mp3", fields));
    expect(answer["hydra:member"]).toHaveLength(5);
    const of = async (fields: object) =>
      (await found(await post(`${FILE}?itemsPerPage=5`, { print: answer.similarTo.print, ...fields })))[
        "hydra:member"
      ];
    const asked = { weights: JSON.parse(fields.weights), from: 0, to: 8 };
    expect(answer["hydra:member"]).toEqual(await of(asked));
    // Each of them tells: the same search without it finds something else.
    expect(answer["hydra:member"]).not.toEqual(await of({ ...asked, weights: undefined }));
    expect(answer["hydra:member"]).not.toEqual(await of({ ...asked, to: undefined }));
    const [, second] = answer["hydra:member"];
    const away = await found(
      await send(`${FILE}?itemsPerPage=5`, clip, "a.mp3", { ...fields, "minus[]": second?.["@id"] ?? "" }),
    );
    expect(away["hydra:member"]).toEqual(await of({ ...asked, minus: [second?.["@id"]] }));
    expect(away["hydra:member"]).not.toEqual(answer["hydra:member"]);
    expect((await send(FILE, clip, "a.mp3", { weights: "x" })).status).toBe(422);
  });

  test("the eleventh upload within an hour must wait", async () => {
    const text = new TextEncoder().encode("not a sound");
    for (let i = 0; i < 10; i += 1) expect((await send(FILE, text)).status).toBe(415);
    const refused = await send(FILE, text);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("from the address of a film", () => {
  test("the address of a known film gives tracks like its music", async () => {
    await api.db
      .insert(knownVideos)
      .values({ host: "youtube", videoKey: "abc_DEF-123", title: "A film", trackId })
      .onConflictDoNothing();
    const answer = await found(await post(VIDEO, { url: "https://youtu.be/abc_DEF-123?t=10" }));
    expect(answer["hydra:member"][0]).toMatchObject({ id: trackId, exact: true });
    expect(answer.similarTo.title).toBe("A film");
  });

  test("the address of an unknown film gives no tracks", async () => {
    const answer = await found(await post(VIDEO, { url: "https://vimeo.com/12345" }));
    expect(answer["hydra:totalItems"]).toBe(0);
  });

  test.each([
    "http://youtube.com/watch?v=abc",
    "https://youtube.com:8443/watch?v=abc",
    "https://user@youtube.com/watch?v=abc",
    "https://user:word@youtube.com/watch?v=abc",
    "https://youtube.com.evil.example/watch?v=abc",
    "https://evil.example/youtube.com/watch?v=abc",
    "https://evil.example#@youtube.com/watch?v=abc",
    "https://youtube.com\\@evil.example/watch?v=abc",
    "https://127.0.0.1/watch?v=abc",
    "https://[::1]/watch?v=abc",
    "https://2130706433/watch?v=abc",
    "https://0x7f.1/watch?v=abc",
    "https://localhost/watch?v=abc",
    "https://169.254.169.254/latest/meta-data",
    "https://metadata.google.internal/",
    "https://youtube.com./watch?v=abc",
    "https://xn--yotube-4ya.com/watch?v=abc",
    "https://уoutube.com/watch?v=abc",
    "file:///etc/passwd",
    "ftp://youtube.com/watch?v=abc",
    "gopher://youtube.com/",
    "data:text/html,youtube.com",
    "javascript:alert(1)",
    "//youtube.com/watch?v=abc",
    "https://youtube.com/watch?v=abc\r\nHost: evil.example",
    "https://youtube.com/",
    "",
  ])("%s is refused and never fetched (security T6)", async (url) => {
    const fetched = globalThis.fetch;
    globalThis.fetch = () => {
      throw new Error("Nothing may be fetched");
    };
    try {
      expect((await post(VIDEO, { url })).status).toBe(422);
    } finally {
      globalThis.fetch = fetched;
    }
    expect(api.errors).toEqual([]);
  });
});
