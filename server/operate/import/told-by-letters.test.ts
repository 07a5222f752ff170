import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { tracks, trackVersions, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { reportText } from "./report-text.ts";
import { openWorkbench, tone, type Workbench } from "./test-folder.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

const credited = () =>
  bench.db
    .select({ name: writers.name, share: trackWriters.share, ipi: writers.ipi, track: tracks.name })
    .from(trackWriters)
    .innerJoin(writers, eq(writers.id, trackWriters.writerId))
    .innerJoin(tracks, eq(tracks.id, trackWriters.trackId))
    .orderBy(asc(trackWriters.trackId), asc(trackWriters.position));

/** A mail as programs store it. */
const mail = (text: string) =>
  [
    "Message-ID: <1@rives.example>",
    "From: Claire Durand <claire@rives.example>",
    "Subject: =?utf-8?Q?Rives=2C_derni=C3=A8res_corrections?=",
    "MIME-Version: 1.0",
    'Content-Type: multipart/alternative; boundary="cut"',
    "",
    "--cut",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(text).toString("base64"),
    "--cut--",
    "",
  ].join("\r\n");

test("a mail's corrections are stored with their tracks and versions, and the report has their sentences", async () => {
  const tags = { TALB: "Rives", TCOM: "Claire Durand / Paul Morel" };
  await bench.put({
    "Rives/01 Delta.mp3": await tone(220, { ...tags, TIT2: "Delta", TRCK: "1" }),
    "Rives/02 Roseau.mp3": await tone(330, { ...tags, TIT2: "Roseau", TRCK: "2" }),
    "Rives/02 Roseau_30.mp3": await tone(440, { ...tags, TIT2: "Roseau 30", TRCK: "2" }),
    "Rives/mail.eml": mail(
      "Bonjour,\n\nDelta — parts : Durand 60 %, Morel 40 %.\n\nMerci de corriger le titre de la plage 2 en « Roseaux ».\nL’IPI de Paul Morel est 00045620792.\n\nPour Roseau, je crois que c’est 50 / 50.\n\nClaire",
    ),
  });
  const report = await bench.run();
  const text = reportText(report, translatorFor("fr"), new Date());
  expect(text).toMatch(
    /Repris de lettres, à vérifier \(3\)\n(?:.*\n){0,2} {2}Rives\/mail\.eml dit «\u00a0Delta — parts : Durand 60 %/,
  );
  expect(text).toMatch(/n’a pas été repris.*50 \/ 50/);
  expect(await bench.db.select({ name: tracks.name }).from(tracks).orderBy(asc(tracks.id))).toEqual([
    { name: "Delta" },
    { name: "Roseaux" },
  ]);
  expect(await bench.db.select({ name: trackVersions.name }).from(trackVersions)).toEqual([
    { name: "Roseaux" },
  ]);
  const ipi = "00045620792";
  expect(await credited()).toEqual([
    { track: "Delta", name: "Claire Durand", share: 60, ipi: null },
    { track: "Delta", name: "Paul Morel", share: 40, ipi },
    { track: "Roseaux", name: "Claire Durand", share: null, ipi: null },
    { track: "Roseaux", name: "Paul Morel", share: null, ipi },
  ]);
  expect(await bench.run()).toMatchObject({ updated: 0, tracks: 0, refused: [] });
});
