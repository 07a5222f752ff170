import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { reportText } from "#/server/operate/import/report-text.ts";
import { openWorkbench, tone, type Workbench } from "#/server/operate/import/test-folder.ts";
import { wordsIn } from "#/server/platform/terminal/words.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

test("files without a sound extension are reported by extension, also in folders without any sound", async () => {
  await bench.put({
    "Roads/Drive.mp3": await tone(220),
    "Roads/Walk.wma": "sound of another kind",
    "Roads/cover.jpg": "no picture",
    "Roads/.hidden.wma": "a copy of the system",
    "Rivers/Flow.RA": "sound of another kind",
    "Rivers/Flow.wma": "sound of another kind",
    "Rivers/LICENCE": "text",
  });
  await mkdir(join(bench.folder, "Empty"));
  const report = await bench.run();
  expect(report).toMatchObject({ files: 1, tracks: 1, albums: 1, notes: [], refused: [] });
  const lines = reportText(report, wordsIn("en"), new Date()).split("\n");
  const at = lines.findIndex((line) => line.startsWith("Not looked at"));
  expect(lines[at]).toMatch(/\(4\)$/);
  expect(lines.slice(at + 1, at + 4).map((line) => line.trim().split(/ {2,}/))).toEqual([
    ["Rivers/LICENCE", "–: 1 file"],
    ["Rivers/Flow.RA", ".ra: 1 file"],
    ["Rivers/Flow.wma", ".wma: 2 files"],
  ]);
  expect(lines).not.toContain("Everything was taken.");
});
