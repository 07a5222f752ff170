import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeAbandoned } from "#/server/platform/media/remove-abandoned.ts";
import { UPLOAD_PREFIX } from "./receive-upload.ts";

/** Removes uploads left by killed processes: nothing that visitors send is kept. Returns their number. */
export async function sweepUploads(now = Date.now()): Promise<number> {
  const names = await readdir(tmpdir()).catch(() => []);
  const uploads = names.filter((name) => name.startsWith(UPLOAD_PREFIX));
  return removeAbandoned(
    uploads.map((name) => join(tmpdir(), name)),
    now,
  );
}
