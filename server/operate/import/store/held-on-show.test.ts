import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openWorkbench, type Workbench, wavTone } from "#/server/operate/import/test-folder.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";

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
