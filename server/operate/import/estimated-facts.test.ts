import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runMusicCommand } from "#/server/operate/music/music-command.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { D_MINOR, sine, struckChords } from "#/server/sound/measuring/test-signals.ts";
import { wavOf } from "#/tests/support/wav-of.ts";
import { openWorkbench, tone, type Workbench } from "./test-folder.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

/** Returns a WAV of chords struck at a tempo; `wavOf` gives it the title «Old». */
const struck = (bpm: number) => wavOf(struckChords(bpm, D_MINOR, 16));
const facts = async () => {
  const rows = await bench.db.select().from(tracks);
  return rows.map(({ bpm, tonality, estimated }) => ({ bpm, tonality, estimated }));
};
const ESTIMATE = { bpm: 100, tonality: "D minor", estimated: ["bpm", "tonality"] };

test("estimates and marks tempo and key that no tag and no sheet contains; leaves unclear ones empty", async () => {
  await bench.put({ "a/Walk.wav": struck(100), "b/Hum.mp3": await tone(220) });
  await bench.run();
  expect(await facts()).toEqual([ESTIMATE, { bpm: null, tonality: null, estimated: [] }]);
});

test("a value from tags or a sheet is not an estimate, and replaces one", async () => {
  await bench.put({ "a/Walk.wav": struck(100) });
  await bench.run({ sheet: "file;tonality\nWalk.wav;Eb\n" });
  expect(await facts()).toEqual([{ bpm: 100, tonality: "Eb major", estimated: ["bpm"] }]);
  await bench.run();
  expect(await facts()).toEqual([{ bpm: 100, tonality: "Eb major", estimated: ["bpm"] }]);
  // The sheet has the same value as the estimate.
  const report = await bench.run({ sheet: "file;bpm\nWalk.wav;100\n" });
  expect(report.updated).toBe(1);
  expect(await facts()).toEqual([{ bpm: 100, tonality: "Eb major", estimated: [] }]);
});

test("a replaced recording is estimated again; values from tags or the sheet of the previous one stay", async () => {
  await bench.put({ "a/Walk.wav": struck(100) });
  await bench.run({ sheet: "file;tonality\nWalk.wav;Eb\n" });
  await bench.put({ "a/Walk.wav": struck(128) });
  expect((await bench.run()).replaced).toBe(1);
  expect(await facts()).toEqual([{ bpm: 128, tonality: "Eb major", estimated: ["bpm"] }]);
  await bench.put({ "a/Walk.wav": wavOf(sine(440, -12, 16, 22_050)) });
  await bench.run();
  expect(await facts()).toEqual([{ bpm: null, tonality: "Eb major", estimated: [] }]);
});

test("`track set` confirms a value, `bpm=` deletes an estimate, `track show` marks one", async () => {
  await bench.put({ "a/Walk.wav": struck(100) });
  await bench.run();
  const order = async (...args: string[]) =>
    runMusicCommand(
      { db: bench.db, media: bench.media, changed: async () => undefined },
      "track",
      args,
      translatorFor("en"),
    );
  expect((await order("show", "Old")).text).toMatch(/^bpm +100 \(estimated from the sound\)$/m);
  await order("set", "Old", "bpm=");
  expect(await facts()).toEqual([{ ...ESTIMATE, bpm: null, estimated: ["tonality"] }]);
  await order("set", "Old", "tonality=D minor");
  expect(await facts()).toEqual([{ bpm: null, tonality: "D minor", estimated: [] }]);
  expect((await order("show", "Old")).text).toMatch(/^tonality +D minor$/m);
});
