import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openWorkbench, type Workbench, wavTone } from "#/server/operate/import/test-folder.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { houseDay } from "#/server/platform/text/house-time.ts";

// The test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
  await bench.clear();
});
afterAll(() => bench.close());

test("a remark for a track that an earlier import took is told with the command that hides the track", async () => {
  await bench.put({ "Dunes/01 Ebb.wav": wavTone(220), "Dunes/02 Marl.wav": wavTone(230) });
  await bench.run();
  await bench.put({ "Dunes/03 Weir.wav": wavTone(240) });
  const sheet = "file;title;notes\n01 Ebb.wav;Ebb;on hold\n02 Marl.wav;Marl;\n03 Weir.wav;Weir;on hold";
  const told = async (locale: "en" | "fr") => {
    const { notes } = await bench.run({ sheet });
    return notes
      .map((note) => translatorFor(locale).tell(note))
      .filter((text) => text.includes("track hide"));
  };
  expect(await told("en")).toEqual([expect.stringMatching(/stays on show.*: Ebb\. .* track hide ebb$/)]);
  expect(await told("fr")).toEqual([expect.stringMatching(/reste en ligne.*: Ebb\. .* track hide ebb$/)]);
  await bench.db.update(tracks).set({ isEnable: false }).where(eq(tracks.slug, "ebb"));
  expect(await told("en")).toEqual([]);
});

/** Returns each album and track with the day on which it will be shown. */
async function shown() {
  const rows = [
    ...(await bench.db.select().from(albums).orderBy(albums.id)),
    ...(await bench.db.select().from(tracks).orderBy(tracks.id)),
  ];
  return rows.map(({ name, isEnable, publishAt }) => [name, isEnable, publishAt && houseDay(publishAt)]);
}

test("what a letter beside the sounds holds is taken hidden until its day, and the report has the sentence", async () => {
  await bench.clear();
  await bench.put({
    "SIL201 - Rives/01 Delta.wav": wavTone(250),
    "SIL201 - Rives/01 Delta_30.wav": wavTone(255),
    "SIL201 - Rives/02 Reed.wav": wavTone(260),
    "SIL202 - Dunes/01 Marl.wav": wavTone(270),
    "mail.eml":
      "Subject: Delivery\n\nSIL202: embargo until 3 April 2099.\n\nReed: please sit on it.\n> Delta: on hold?",
  });
  const { notes } = await bench.run();
  expect(notes.map((note) => translatorFor("en").tell(note))).toEqual([
    expect.stringMatching(
      /mail\.eml says “SIL202: embargo until 3 April 2099\.”, so Dunes stays hidden until 2099-04-03\. .* album publish "Dunes"$/,
    ),
    expect.stringMatching(
      /“Reed: please sit on it\.”, so Reed stays hidden until you publish it\. .* track publish "Reed"$/,
    ),
  ]);
  const expected = [
    ["Rives", true, null],
    ["Dunes", false, "2099-04-03"],
    ["Delta", true, null],
    ["Reed", false, null],
    ["Marl", true, null],
  ];
  expect(await shown()).toEqual(expected);
  await bench.put({ "SIL202 - Dunes/02 Weir.wav": wavTone(280) });
  await bench.run();
  expect(await shown()).toEqual([...expected, ["Weir", true, null]]);
  await bench.db.update(albums).set({ isEnable: true, publishAt: null }).where(eq(albums.name, "Dunes"));
  await bench.put({ "SIL202 - Dunes/03 Silt.wav": wavTone(290) });
  const { notes: told } = await bench.run();
  expect(told.map((note) => translatorFor("en").tell(note))).toContainEqual(
    expect.stringMatching(/stay on show.*: Marl, Weir\. .* track hide marl weir$/),
  );
  expect((await shown()).at(-1)).toEqual(["Silt", false, "2099-04-03"]);
});

test("where a letter says nothing that is known of the delivery, all of it is taken hidden", async () => {
  await bench.clear();
  await bench.put({ "Rives/01 Delta.wav": wavTone(300), "Dunes/01 Marl.wav": wavTone(310) });
  await bench.put({ "\u00c0 LIRE.txt": "Merci de ne rien sortir : ne pas diffuser avant le 1er mars 2099." });
  const { notes } = await bench.run();
  expect(notes.map((note) => translatorFor("fr").tell(note))).toEqual([
    expect.stringMatching(
      /toute la livraison.* reste masqu\u00e9e jusqu\u2019au 2099-03-01\. .* album publish "Dunes" "Rives"$/,
    ),
  ]);
  expect((await shown()).slice(0, 2)).toEqual([
    ["Dunes", false, "2099-03-01"],
    ["Rives", false, "2099-03-01"],
  ]);
});

test("a held recording and a held version do not come on show with the track that they would join", async () => {
  await bench.clear();
  await bench.put({
    "SIL201 - Rives/01 Delta.wav": wavTone(300),
    "SIL201 - Rives/02 Reed.wav": wavTone(310),
  });
  await bench.run();
  const before = await bench.db.select({ id: tracks.id, mp3File: tracks.mp3File }).from(tracks);
  await bench.put({
    "SIL201 UPDATE/01 Delta.wav": wavTone(320),
    "SIL201 UPDATE/02 Reed_30.wav": wavTone(330),
    "SIL201 UPDATE/mail.txt": "Please do not publish the update before 3 April 2099.",
  });
  expect(await bench.run()).toMatchObject({ replaced: 0, versions: 0 });
  const after = await bench.db.select().from(tracks).orderBy(tracks.id);
  expect(after.slice(0, 2).map(({ id, mp3File }) => ({ id, mp3File }))).toEqual(before);
  const shownAlbums = await bench.db.select().from(albums).where(eq(albums.isEnable, true));
  expect(shownAlbums.map(({ name }) => name)).toEqual(["Rives"]);
});
