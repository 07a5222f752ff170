import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { exitCodeOf } from "#/server/operate/import/import-report.ts";
import { reportText } from "#/server/operate/import/report-text.ts";
import { openWorkbench, tone, type Workbench, wavTone } from "#/server/operate/import/test-folder.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";

// Every test decodes sound and writes a database; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

test("files without sound are reported by extension, also in folders without any sound", async () => {
  await bench.put({
    "Roads/Drive.mp3": await tone(220),
    "Roads/Notes.pdf": "%PDF-1.7",
    "Roads/cover.jpg": "no picture",
    "Roads/.hidden.wma": "a copy of the system",
    "Rivers/Flow.TXT": Buffer.from("\uFEFFa text", "utf16le"),
    "Rivers/Flow.pdf": "%PDF-1.7",
    "Rivers/LICENCE": "text",
  });
  await mkdir(join(bench.folder, "Empty"));
  const report = await bench.run();
  expect(report).toMatchObject({ files: 1, tracks: 1, albums: 1, notes: [], refused: [] });
  expect(exitCodeOf(report)).toBe(0);
  const lines = reportText(report, translatorFor("en"), new Date()).split("\n");
  const at = lines.findIndex((line) => line.startsWith("Not looked at"));
  expect(lines[at]).toMatch(/\(4\)$/);
  expect(lines.slice(at + 1, at + 4).map((line) => line.trim().split(/ {2,}/))).toEqual([
    ["Rivers/LICENCE", "–: 1 file"],
    ["Rivers/Flow.pdf", ".pdf: 2 files"],
    ["Rivers/Flow.TXT", ".txt: 1 file"],
  ]);
  expect(lines).not.toContain("Everything was taken.");
});

test("sound that cannot be imported is recognised by extension or content and listed, and the exit code is 1", async () => {
  const mp3 = await tone(220);
  await bench.put({
    "Roads/Walk.wma": "sound of another kind",
    "Roads/Run.APE": "MAC sound of another kind",
    "Roads/Take 3": wavTone(330),
    "Roads/Take.bak": mp3,
    "Roads/Bought.m4x": Buffer.from("\0\0\0 ftypM4A \0\0\0\0"),
    "Roads/Notes.md": "no sound",
  });
  const report = await bench.run();
  expect(Object.keys(bench.refusals(report)).toSorted()).toEqual(
    ["Bought.m4x", "Run.APE", "Take 3", "Take.bak", "Walk.wma"].map((name) => `Roads/${name}`),
  );
  expect(bench.refusals(report)["Roads/Walk.wma"]).toMatch(/Export it as wav/);
  expect([report.files, report.others, exitCodeOf(report)]).toEqual([5, ["Roads/Notes.md"], 1]);
  expect(reportText(report, translatorFor("fr"), new Date())).toContain("Roads/Take 3");
});
