import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownTemporaryFolder } from "#/tests/support/own-temporary-folder.ts";
import { sweepUploads } from "./sweep-uploads.ts";

const temporary = ownTemporaryFolder();

test("an upload left by a killed process is removed after an hour, nothing else is", async () => {
  const left = "sillon-upload-01234567-89ab-cdef-0123-456789abcdef";
  for (const name of [left, "a-letter.txt"]) await writeFile(join(tmpdir(), name), "sound");
  expect(await sweepUploads()).toBe(0);
  expect(await sweepUploads(Date.now() + 2 * 3_600_000)).toBe(1);
  expect(await temporary()).toEqual(["a-letter.txt"]);
});
