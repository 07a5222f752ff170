import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";

/** Enough to notice a full disk before minutes of work are spent. */
const PROBE_BYTES = 1024 * 1024;

/** Makes sure that `folder` exists and takes a megabyte; throws the system's error otherwise. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const probe = `${folder}/.probe-${randomUUID()}`;
  const file = await open(probe, "wx");
  try {
    await file.writeFile(Buffer.alloc(PROBE_BYTES));
    await file.sync();
  } finally {
    await file.close();
    await rm(probe, { force: true });
  }
}
