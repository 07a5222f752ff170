import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { asc, desc, eq } from "drizzle-orm";
import { parseBuffer } from "music-metadata";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fromBuffer } from "yauzl";
import { wordOfVersion } from "#/contract/version-words.ts";
import { downloads } from "#/server/platform/db/schema/histories.ts";
import { musicAdviceItems, musicAdvices } from "#/server/platform/db/schema/projects.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { localMediaStore, type MediaStore } from "#/server/platform/media/store.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { factsOfItems } from "#/server/work/downloads/sound-facts.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";
import { wavOf } from "#/tests/support/wav-of.ts";

const run = promisify(execFile);
let api: TestApi;
let ana: SignedIn;
let folder: string;
let media: MediaStore;
let mp3: Uint8Array;
let cover: Uint8Array;
let made: string[];

const tone = {
  sampleRate: 44_100,
  channels: [Float32Array.from({ length: 22_050 }, (_, index) => Math.sin(index / 16) / 2)],
};

beforeAll(async () => {
  api = await apiForTests();
  folder = await mkdtemp(join(tmpdir(), "sillon-downloads-"));
  media = localMediaStore(folder);
  mp3 = await encodeMp3(tone);
  const background = { r: 9, g: 90, b: 40 };
  cover = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  // Five sounds are there, the first of them also as WAV; the others would have to be made.
  const rows = await api.db.select().from(tracks).orderBy(asc(tracks.id)).limit(5);
  for (const { mp3File } of rows) await media.write(`track/mp3/${mp3File}`, mp3);
  await media.write(`originals/${rows[0]?.mp3File.replace(/\.mp3$/, ".wav")}`, wavOf(tone));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await api.reset();
  ana = await signedIn(api);
  made = [];
  api.sounds = {
    media,
    ensureSound: async (file) => {
      made.push(file);
      return false;
    },
    coverOf: async () => cover,
  };
});

const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const history = () => api.db.select().from(downloads).orderBy(asc(downloads.id));

async function playlistOf(ids: (number | string)[], name = "Doc Mékong"): Promise<string> {
  const json = { name, tracks: ids.map((id) => (typeof id === "number" ? `/api/tracks/${id}` : id)) };
  const { id } = (await (await ana.fetch("/api/user_playlists", { method: "POST", json })).json()) as {
    id: number;
  };
  return `/api/playlist/${id}/download`;
}

/** The entries of a zip by a reader that is not ours. */
async function entriesOf(zip: Uint8Array): Promise<Record<string, Buffer>> {
  const file = await promisify<Buffer, object, import("yauzl").ZipFile>(fromBuffer)(Buffer.from(zip), {
    lazyEntries: true,
    strictFileNames: true,
  });
  const found: Record<string, Buffer> = {};
  return new Promise((resolve, reject) => {
    file.on("error", reject);
    file.on("end", () => resolve(found));
    file.on("entry", (entry) => {
      file.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        found[entry.fileName] = Buffer.concat(await stream.toArray());
        file.readEntry();
      });
    });
    file.readEntry();
  });
}

describe("one track", () => {
  test("is sent as a whole file with its name and type, and is recorded once", async () => {
    const [row] = await api.db
      .update(tracks)
      .set({ isrc: "FRS1L2600201", otherIsrcs: ["GBAYE2600014"] })
      .where(eq(tracks.id, 1))
      .returning();
    const response = await ana.fetch("/api/front/tracks/1/download");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("audio/mpeg");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Accept-Ranges")).toBe("bytes");
    expect(response.headers.get("Content-Disposition")).toContain(encodeURIComponent(row?.name ?? "?"));
    const sound = await bytes(response);
    expect(response.headers.get("Content-Length")).toBe(String(sound.length));
    expect(Buffer.from(sound.subarray(-mp3.length)).equals(Buffer.from(mp3))).toBe(true);
    const { common, format } = await parseBuffer(sound, { mimeType: "audio/mpeg" });
    expect(format.tagTypes).toContain("ID3v2.4");
    expect(common).toMatchObject({
      title: row?.name,
      bpm: row?.bpm ?? undefined,
      isrc: ["FRS1L2600201", "GBAYE2600014"],
    });
    expect(common.artists?.length).toBeGreaterThan(0);
    expect(common.album).toBeTruthy();
    expect(common.label?.length).toBe(1);
    expect(common.catalognumber?.[0]).toMatch(/^SIL /);
    expect(common.copyright).toContain("licence");
    expect(common.picture?.[0]?.data.length).toBe(cover.length);
    expect(await history()).toMatchObject([{ userId: ana.id, trackId: 1, versionId: null, source: "track" }]);
  });

  test.each(["mp3", "wav"])(
    "an interrupted download of %s is resumed with exactly the missing bytes",
    async (format) => {
      const path = `/api/front/tracks/1/download?format=${format}`;
      const asked = (headers: Record<string, string>) => ana.fetch(path, { headers });
      const first = await asked({});
      const etag = first.headers.get("ETag") ?? "";
      const whole = await bytes(first);
      for (const from of [1, 500, whole.length - 1]) {
        const rest = await asked({ Range: `bytes=${from}-`, "If-Range": etag });
        expect(rest.status).toBe(206);
        expect(rest.headers.get("Content-Range")).toBe(`bytes ${from}-${whole.length - 1}/${whole.length}`);
        expect(rest.headers.get("Content-Length")).toBe(String(whole.length - from));
        expect(Buffer.from(await bytes(rest)).equals(whole.subarray(from))).toBe(true);
      }
      expect(await history()).toHaveLength(1);
    },
  );

  test("the rest of a download is sent only to the same person, on the same day and for the same bytes; otherwise the whole", async () => {
    const path = "/api/front/tracks/1/download";
    const first = await ana.fetch(path);
    const etag = first.headers.get("ETag") ?? "";
    await first.body?.cancel();
    const rest = { Range: "bytes=500-", "If-Range": etag };
    const ben = await signedIn(api, { email: "ben@example.org" });
    const answers = [
      await ana.fetch(path, { headers: { ...rest, "If-Range": '"other"' } }),
      await ana.fetch(path, { headers: { Range: rest.Range } }),
      await ana.fetch(path, { headers: { ...rest, Range: "bytes=0-" } }),
      await ana.fetch(path, { headers: { ...rest, Range: "bytes=99999999-" } }),
      await ben.fetch(path, { headers: rest }),
    ];
    for (const answer of answers) await answer.body?.cancel();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await history()).toHaveLength(1 + answers.length);
  });

  test("a version has its label in the file name and in the history", async () => {
    const [version] = await api.db.select().from(trackVersions).where(eq(trackVersions.trackId, 1)).limit(1);
    await media.write(`track/mp3/${version?.mp3File}`, mp3);
    const response = await ana.fetch(`/api/front/tracks/1/download?version=${version?.id}`);
    const { common } = await parseBuffer(await bytes(response), { mimeType: "audio/mpeg" });
    expect(common.subtitle).toEqual([version?.label]);
    expect(await history()).toMatchObject([{ trackId: 1, versionId: version?.id }]);
    expect((await ana.fetch(`/api/front/tracks/2/download?version=${version?.id}`)).status).toBe(404);
    const offer = await ana.fetch(`/api/front/download_offers?track=1&version=${version?.id}`);
    const file = await bytes(await ana.fetch(`/api/front/tracks/1/download?version=${version?.id}`));
    expect(await offer.json()).toMatchObject({ files: 1, formats: [{ format: "mp3", bytes: file.length }] });
    expect((await ana.fetch(`/api/front/download_offers?track=2&version=${version?.id}`)).status).toBe(404);
  });

  test("the WAV comes where there is one, with bext, iXML and the same tag inside", async () => {
    const response = await ana.fetch("/api/front/tracks/1/download?format=wav");
    expect(response.headers.get("Content-Type")).toBe("audio/wav");
    const sound = Buffer.from(await bytes(response));
    expect(response.headers.get("Content-Length")).toBe(String(sound.length));
    expect(sound.readUInt32LE(4)).toBe(sound.length - 8);
    expect(sound.includes("<songTitle>")).toBe(true);
    expect(sound.includes("bext")).toBe(true);
    const { common, format } = await parseBuffer(sound, { mimeType: "audio/wav" });
    expect(format.numberOfSamples).toBe(22_050);
    expect(common.title).toBeTruthy();
    expect(common.picture).toHaveLength(1);
    expect((await ana.fetch("/api/front/tracks/2/download?format=wav")).status).toBe(404);
  });

  test("the offer of a track has the sizes of the files delivered; a format that we do not deliver is refused", async () => {
    const offer = await (await ana.fetch("/api/front/download_offers?track=1")).json();
    const path = "/api/front/tracks/1/download?format=";
    const sizes = {
      mp3: await bytes(await ana.fetch(`${path}mp3`)),
      wav: await bytes(await ana.fetch(`${path}wav`)),
    };
    expect(offer).toMatchObject({
      formats: [
        { format: "mp3", bytes: sizes.mp3.length },
        { format: "wav", bytes: sizes.wav.length },
      ],
    });
    for (const format of ["flac", "", "MP3"]) {
      for (const refused of [path + format, `${await playlistOf([1], `Doc ${format}`)}?format=${format}`]) {
        const answer = await ana.fetch(refused);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ violations: [{ propertyPath: "format" }] });
      }
    }
  });

  test("a missing file is not recorded as a download, and neither is a HEAD request", async () => {
    expect((await api.fetch("/api/front/tracks/1/download")).status).toBe(401);
    for (const path of ["999999", "0", "x", "20"]) {
      expect((await ana.fetch(`/api/front/tracks/${path}/download`)).status).toBe(404);
    }
    expect(made).toHaveLength(1);
    expect((await ana.fetch("/api/front/tracks/1/download", { method: "HEAD" })).status).toBe(200);
    expect(await history()).toEqual([]);
  });

  test("of a hundred simultaneous downloads the history has as many as were answered", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => ana.fetch(`/api/front/tracks/${(index % 7) + 1}/download`)),
    );
    const delivered = answers.filter(({ status }) => status === 200);
    for (const answer of answers) await answer.body?.cancel();
    expect(delivered.length).toBeGreaterThan(50);
    expect(await history()).toHaveLength(delivered.length);
  });

  test("after three hundred files within an hour the next must wait", async () => {
    const statuses = [];
    for (let index = 0; index < 301; index += 1) {
      const answer = await ana.fetch("/api/front/tracks/1/download");
      statuses.push(answer.status);
      await answer.body?.cancel();
    }
    expect(statuses.indexOf(429)).toBe(300);
    expect(await history()).toHaveLength(300);
  });
});

describe("a zip", () => {
  test("holds the tracks in order with their credits; two readers open it; its size is announced", async () => {
    const response = await ana.fetch(await playlistOf([3, 1, 2]));
    expect(response.headers.get("Content-Disposition")).toContain('filename="Doc Mekong.zip"');
    const zip = await bytes(response);
    expect(response.headers.get("Content-Length")).toBe(String(zip.length));
    const entries = await entriesOf(zip);
    const names = Object.keys(entries);
    expect(names.map((name) => name.slice(0, 5))).toEqual(["01 - ", "02 - ", "03 - ", "readm"]);
    const { common } = await parseBuffer(entries[names[1] ?? ""] ?? Buffer.alloc(0), {
      mimeType: "audio/mpeg",
    });
    const [row] = await api.db.select().from(tracks).where(eq(tracks.id, 1));
    expect(common.title).toBe(row?.name);
    expect(entries["readme.txt"]?.toString()).toContain("FRANÇAIS");
    expect(entries["readme.txt"]?.toString()).toContain(`  ${row?.name}`);
    const path = join(folder, "listed.zip");
    await writeFile(path, zip);
    expect((await run("unzip", ["-tq", path])).stdout).toContain("No errors");
    expect((await history()).map(({ trackId, source }) => [trackId, source])).toEqual([
      [3, "playlist"],
      [1, "playlist"],
      [2, "playlist"],
    ]);
  });

  test("holds a version's own file under its label, beside its track's; history and credits name it", async () => {
    const [version] = await api.db.select().from(trackVersions).where(eq(trackVersions.trackId, 1)).limit(1);
    const label = version?.label ?? "?";
    await media.write(`track/mp3/${version?.mp3File}`, Buffer.concat([mp3, mp3]));
    const list = [1, `/api/track_versions/${version?.id}`];
    const zip = await playlistOf(list);
    const offer = await (await ana.fetch("/api/front/download_offers?playlist=1")).json();
    const zipped = await bytes(await ana.fetch(zip));
    expect(offer).toMatchObject({
      files: 2,
      formats: [{ format: "mp3", files: 2, bytes: zipped.length }, {}],
    });
    const entries = await entriesOf(zipped);
    const [whole = "", edit = ""] = Object.keys(entries);
    const word = wordOfVersion(label, "fr");
    expect([whole, edit]).toEqual([`01 - ${version?.name}.mp3`, `02 - ${version?.name} (${word}).mp3`]);
    expect(
      Buffer.from(entries[edit] ?? [])
        .subarray(-2 * mp3.length)
        .equals(Buffer.concat([mp3, mp3])),
    ).toBe(true);
    const { common } = await parseBuffer(entries[edit] ?? Buffer.alloc(0), { mimeType: "audio/mpeg" });
    expect(common).toMatchObject({ title: version?.name, subtitle: [label] });
    expect(entries["readme.txt"]?.toString()).toContain(`  ${version?.name} · ${word}`);
    expect((await history()).map(({ trackId, versionId }) => [trackId, versionId])).toEqual([
      [1, null],
      [1, version?.id],
    ]);
  });

  test.each([
    ["fr", undefined, "(Sans thème).mp3", "Panier Sillon.zip"],
    ["en", undefined, "(Underscore).mp3", "Sillon cart.zip"],
    ["fr", "en", "(Underscore).mp3", "Sillon cart.zip"],
    ["en", "fr", "(Sans thème).mp3", "Panier Sillon.zip"],
  ] as const)(
    "of a person whose language is %s, asked for in %j, has names in the language asked for, else the person's",
    async (locale, asked, ending, title) => {
      const person = await signedIn(api, { email: "lou@example.org", locale });
      const [version] = await api.db
        .update(trackVersions)
        .set({ label: "Underscore" })
        .where(eq(trackVersions.trackId, 1))
        .returning();
      await media.write(`track/mp3/${version?.mp3File}`, mp3);
      const json = { cart: { tracks: [`/api/track_versions/${version?.id}`] } };
      await person.fetch(`/api/user/me/${person.id}`, { method: "PATCH", json });
      const query = asked ? `locale=${asked}` : "";
      const zip = await person.fetch(`/api/user/me/cart_download?${query}`);
      expect(zip.headers.get("Content-Disposition")).toContain(encodeURIComponent(title));
      const zipped = await bytes(zip);
      expect(Object.keys(await entriesOf(zipped))[0]).toContain(ending);
      const offer = await (await person.fetch(`/api/front/download_offers?cart=1&${query}`)).json();
      expect(offer).toMatchObject({ formats: [{ bytes: zipped.length }] });
      const one = await person.fetch(`/api/front/tracks/1/download?version=${version?.id}&${query}`);
      expect(one.headers.get("Content-Disposition")).toContain(
        encodeURIComponent(ending).replace("(", "%28").replace(")", "%29"),
      );
      await one.body?.cancel();
    },
  );

  test("names its entries so that no title leads out of the folder or takes another's place (security T11)", async () => {
    const names = ["../../etc/passwd", "..\\..\\windows", "/absolute", "CON", "a\r\nb\u0001c"];
    const before = await api.db.select().from(tracks).orderBy(asc(tracks.id)).limit(names.length);
    try {
      for (const [index, name] of names.entries()) {
        await api.db
          .update(tracks)
          .set({ name })
          .where(eq(tracks.id, before[index]?.id ?? 0));
      }
      const ids = before.map(({ id }) => id);
      const path = await playlistOf(ids, "../../Doc: Mékong");
      const answer = await ana.fetch(path);
      expect(answer.headers.get("Content-Disposition")).toContain('filename="-.-Doc- Mekong.zip"');
      expect(Object.keys(await entriesOf(await bytes(answer)))).toEqual([
        "01 - -.-etc-passwd.mp3",
        "02 - -.-windows.mp3",
        "03 - -absolute.mp3",
        "04 - _CON.mp3",
        "05 - a b c.mp3",
        "readme.txt",
      ]);
      const one = await ana.fetch(`/api/front/tracks/${ids[0]}/download`);
      expect(one.headers.get("Content-Disposition")).toContain('filename="-.-etc-passwd.mp3"');
      await one.body?.cancel();
    } finally {
      for (const { id, name } of before) await api.db.update(tracks).set({ name }).where(eq(tracks.id, id));
    }
  });

  test("holds WAVs where there are some", async () => {
    const response = await ana.fetch(`${await playlistOf([1, 2])}?format=wav`);
    const names = Object.keys(await entriesOf(await bytes(response)));
    expect(names.map((name) => name.slice(-3))).toEqual(["wav", "mp3", "txt"]);
  });

  test("lists the sounds that are missing; without any sound it is a 404", async () => {
    const entries = await entriesOf(await bytes(await ana.fetch(await playlistOf([1, 20]))));
    const [row] = await api.db.select().from(tracks).where(eq(tracks.id, 20));
    expect(entries["missing.txt"]?.toString()).toContain(row?.name);
    expect((await ana.fetch(await playlistOf([], "Vide"))).status).toBe(404);
    await api.db.update(tracks).set({ demoReference: null }).where(eq(tracks.id, 21));
    expect((await ana.fetch(await playlistOf([21], "Absent"))).status).toBe(404);
  });

  test("sounds that have to be made first are waited for while it is being sent", async () => {
    api.sounds.ensureSound = async (file) => {
      await media.write(`track/mp3/${file}`, mp3);
      return true;
    };
    const response = await ana.fetch(await playlistOf([30, 31]));
    expect(response.headers.get("Content-Length")).toBeNull();
    expect(Object.keys(await entriesOf(await bytes(response)))).toHaveLength(3);
  });

  test("can also be made of the cart and of a selection", async () => {
    await ana.fetch(`/api/user/me/${ana.id}`, { method: "PATCH", json: { cart: { tracks: [2, 1] } } });
    const cart = await ana.fetch("/api/user/me/cart_download");
    expect(cart.headers.get("Content-Disposition")).toContain("Panier Sillon.zip");
    await api.db.insert(musicAdvices).values({ userId: ana.id, name: "Pour vous" });
    await api.db.insert(musicAdviceItems).values({ musicAdviceId: 1, trackId: 4, position: 0 });
    const advice = await ana.fetch("/api/conseil/1/download");
    expect(Object.keys(await entriesOf(await bytes(advice)))).toHaveLength(2);
    await cart.body?.cancel();
    expect((await history()).map(({ source }) => source)).toEqual(["cart", "cart", "conseil"]);
  });

  test("of someone else's project is a 404, and the eleventh within an hour must wait", async () => {
    const ben = await signedIn(api, { email: "ben@example.org" });
    const path = await playlistOf([1]);
    expect((await ben.fetch(path)).status).toBe(404);
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      const answer = await ana.fetch(path);
      statuses.push(answer.status);
      await answer.body?.cancel();
    }
    expect(statuses.indexOf(429)).toBe(10);
    expect(await history()).toHaveLength(10);
  });

  test("an offer lists formats and sizes before a download", async () => {
    const zip = await playlistOf([1, 2]);
    const offer = await (await ana.fetch("/api/front/download_offers?playlist=1")).json();
    expect(await history()).toEqual([]);
    expect(offer).toMatchObject({
      files: 2,
      formats: [
        { format: "mp3", files: 2, bytes: (await bytes(await ana.fetch(zip))).length },
        { format: "wav", files: 1, bytes: (await bytes(await ana.fetch(`${zip}?format=wav`))).length },
      ],
    });
  });
});

describe("a share page", () => {
  async function open(json: object) {
    await playlistOf([1, 2]);
    const answer = await ana.fetch("/api/user_playlists/1/links", { method: "POST", json });
    return (await answer.json()) as { id: number; token: string };
  }
  const link = async (id: number) =>
    (await ana.fetch(`/api/playlist_links/${id}`)).json() as Promise<Record<string, number>>;

  test("shows the playlist to everybody with its address, and the owner sees how often", async () => {
    const { id, token } = await open({});
    const page = await api.fetch(`/api/front/shared_playlists/${token}`);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await page.text();
    expect(JSON.parse(text)).toMatchObject({
      name: "Doc Mékong",
      owner: "Ana L.",
      tracks: [{ id: 1 }, { id: 2 }],
    });
    expect(text).not.toContain("@example.org");
    for (const kind of ["opened", "opened", "heard"]) {
      await api.fetch(`/api/front/shared_playlists/${token}/events`, {
        method: "POST",
        headers: { "Content-Type": "application/ld+json" },
        body: JSON.stringify({ kind }),
      });
    }
    expect(await link(id)).toMatchObject({ opened: 2, heard: 1, downloaded: 0, isOpen: true });
  });

  test("offers files only if the owner allows it, counts them, and adds nothing to a history", async () => {
    const { token } = await open({});
    expect((await api.fetch(`/api/front/shared_playlists/${token}/download`)).status).toBe(404);
    const giving = (await (
      await ana.fetch("/api/user_playlists/1/links", { method: "POST", json: { allowsDownload: true } })
    ).json()) as { id: number; token: string };
    const base = `/api/front/shared_playlists/${giving.token}`;
    expect(Object.keys(await entriesOf(await bytes(await api.fetch(`${base}/download`))))).toHaveLength(3);
    expect((await bytes(await api.fetch(`${base}/tracks/2/download`))).length).toBeGreaterThan(mp3.length);
    expect((await api.fetch(`${base}/tracks/3/download`)).status).toBe(404);
    expect(await link(giving.id)).toMatchObject({ downloaded: 3 });
    expect(await history()).toEqual([]);
    // A HEAD request takes nothing.
    for (const path of ["", "/download", "/tracks/2/download"]) {
      expect((await api.fetch(base + path, { method: "HEAD" })).status).toBe(200);
    }
    expect(await link(giving.id)).toMatchObject({ opened: 0, heard: 0, downloaded: 3 });
  });

  test("offers the listed version, and no other of the same track", async () => {
    const [version, other] = await api.db
      .select()
      .from(trackVersions)
      .where(eq(trackVersions.trackId, 2))
      .orderBy(asc(trackVersions.id));
    await media.write(`track/mp3/${version?.mp3File}`, mp3);
    await playlistOf([`/api/track_versions/${version?.id}`]);
    const json = { allowsDownload: true };
    const { token } = await (await ana.fetch("/api/user_playlists/1/links", { method: "POST", json })).json();
    const file = (query: string) =>
      api.fetch(`/api/front/shared_playlists/${token}/tracks/2/download${query}`);
    const answer = await file(`?version=${version?.id}`);
    expect(answer.headers.get("Content-Disposition")).toContain(
      `(${wordOfVersion(version?.label ?? "", "fr")}).mp3`,
    );
    await answer.body?.cancel();
    const english = await file(`?version=${version?.id}&locale=en`);
    expect(english.headers.get("Content-Disposition")).toContain(
      `(${wordOfVersion(version?.label ?? "", "en")}).mp3`,
    );
    await english.body?.cancel();
    expect((await file("")).status).toBe(404);
    expect((await file(`?version=${other?.id}`)).status).toBe(404);
    expect((await file("?version=x")).status).toBe(404);
  });

  test("says something else above its tracks from then on, or nothing, at the same address", async () => {
    const { token } = await open({ message: "Premier choix" });
    const shown = async () =>
      (await (await api.fetch(`/api/front/shared_playlists/${token}`)).json()).message;
    const say = (json: unknown) => ana.fetch("/api/playlist_links/1", { method: "PATCH", json });
    expect(await (await say({ message: "  Le second plutôt.\nMerci  " })).json()).toMatchObject({
      token,
      message: "Le second plutôt.\nMerci",
    });
    expect(await shown()).toBe("Le second plutôt.\nMerci");
    expect((await say({})).status).toBe(200);
    expect(await shown()).toBe("Le second plutôt.\nMerci");
    expect((await say({ message: "x".repeat(1_001) })).status).toBe(422);
    expect((await say({ message: "" })).status).toBe(200);
    expect(await shown()).toBeNull();
  });

  test("expires at its time, and at once when it is revoked", async () => {
    const { token } = await open({ expiresAt: "2026-06-02T12:00:00Z" });
    const path = `/api/front/shared_playlists/${token}`;
    expect((await api.fetch(path)).status).toBe(200);
    api.now = new Date("2026-06-02T12:00:00Z");
    expect((await api.fetch(path)).status).toBe(404);
    api.now = new Date("2026-06-01T12:00:00Z");
    expect((await ana.fetch("/api/playlist_links/1", { method: "DELETE" })).status).toBe(204);
    expect((await api.fetch(path)).status).toBe(404);
    const past = { expiresAt: "2020-01-01T00:00:00Z" };
    const refused = await ana.fetch("/api/user_playlists/1/links", { method: "POST", json: past });
    expect(refused.status).toBe(422);
  });
});

test("the texts for the files of a long list are read a hundred at a time, in its order", async () => {
  const listed = await api.db
    .select({ trackId: trackVersions.trackId, versionId: trackVersions.id })
    .from(trackVersions)
    .orderBy(desc(trackVersions.id))
    .limit(250);
  const { result, turns } = await turnsOf(factsOfItems(api.db, listed));
  expect(result.map(({ trackId, versionId }) => ({ trackId, versionId }))).toEqual(listed);
  // Between three hundreds.
  expect(turns).toBeGreaterThan(2);
});
