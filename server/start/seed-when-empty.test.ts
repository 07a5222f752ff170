import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { taxonomies } from "#/server/platform/db/schema/terms.ts";
import { localMediaStore } from "#/server/platform/media/store.ts";
import { freshDatabase } from "#/tests/support/fresh-database.ts";
import { seedWhenEmpty } from "./seed-when-empty.ts";

test("a catalogue whose owner deleted every album is not seeded again", async () => {
  const { db, close } = await freshDatabase("empty");
  const folder = await mkdtemp(join(tmpdir(), "sillon-seed-"));
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  await db.insert(taxonomies).values({ slug: "genres", title: "Genres", titleFr: "Genres" });

  const notes: string[] = [];
  await seedWhenEmpty({
    db,
    media: localMediaStore(folder),
    content: join(folder, "no such content"),
    note: (text) => void notes.push(text),
  });

  expect(notes).toEqual(["0 albums"]);
});
