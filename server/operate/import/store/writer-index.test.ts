import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { freshDatabase } from "#/tests/support/fresh-database.ts";
import { openWriterIndex } from "./writer-index.ts";

test("of writers of one name the one spelt so is meant, else the first", async () => {
  const { db, close } = await freshDatabase("empty");
  const names = ["Léo Martin", "Martin, Léo", "Ana Díaz", "DIAZ, Ana", "Ana Diaz"];
  await db
    .insert(writers)
    .values(names.map((name, place) => ({ id: 101 + place, name, slug: `w${place}`, slugEn: `w${place}` })));
  // A changed row is read after those that stayed.
  await db.update(writers).set({ society: "SACEM" }).where(eq(writers.id, 103));
  const { creditsFor } = await openWriterIndex(db);
  const idOf = async (name: string) => {
    const credit = { name, share: null, ipi: null, role: null, society: null };
    return (await creditsFor(db, [credit])).map(({ writerId }) => writerId);
  };
  expect(await idOf("leo martin")).toEqual([101]);
  expect(await idOf("MARTIN, Léo")).toEqual([102]);
  expect(await idOf("Ana Díaz")).toEqual([103]);
  expect(await idOf("Díaz, Ana")).toEqual([104]);
  expect(await idOf("Díaz,  Ana")).toEqual([103]);
  await close();
});
