import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseSheet } from "#/server/operate/import/sheet/read-sheet.ts";
import { likelyCopies } from "./likely-copies.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sillon-copies-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the copies among files with the same bytes; each has the row at its place, if any. */
async function copies(sheet: string, rowOf: Record<string, number | null>) {
  const { rows } = parseSheet(sheet);
  const files = Object.keys(rowOf).map((name) => ({ path: join(folder, name), relative: name }));
  for (const { path } of files) await writeFile(path, "one sound");
  const byPath = new Map(
    files.flatMap(({ path, relative }) => {
      const row = rows[rowOf[relative] ?? -1];
      return row ? [[path, row] as const] : [];
    }),
  );
  return [...(await likelyCopies(files, byPath))].map(({ relative }) => relative);
}

test("the copy with a number behind its name gives way to its original, also where a title finds both", async () => {
  expect(await copies("title;bpm\nReed;90", { "Reed (1).wav": 0, "Reed.wav": 0 })).toEqual(["Reed (1).wav"]);
  expect(await copies("title;bpm\nReed;90", { "Reed (1).wav": null, "Reed.wav": null })).toEqual([
    "Reed (1).wav",
  ]);
});

test("the copy that the sheet names by its file is kept", async () => {
  expect(await copies("file;title\nReed (1).wav;Reed", { "Reed (1).wav": 0, "Reed.wav": null })).toEqual([
    "Reed.wav",
  ]);
});
