import { join } from "node:path";
import { expect, test } from "vitest";
import { createUploadPrinter } from "./print-upload.ts";

test("a file that takes too long to read is given up, and the next one is read", async () => {
  const path = join(import.meta.dirname, "../sound/fixtures/tone.m4a");
  expect(await createUploadPrinter(1).print(path)).toEqual({ outcome: "refused", reason: "too-slow" });
  expect((await createUploadPrinter().print(path)).outcome).toBe("printed");
});

test("past eight that are measured or wait, more are told to come back", async () => {
  const printer = createUploadPrinter(1);
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => printer.print("/nowhere")));
  const refused = all.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { "Retry-After": "10" } } });
});
