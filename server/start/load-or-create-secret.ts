import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";

const SECRET_BYTES = 48;
/** Access for the owner only. */
const PRIVATE = 0o600;

/** Returns the secret stored in `file`, which the first start creates. */
export async function loadOrCreateSecret(file: string): Promise<string> {
  const kept = await read(file);
  if (kept) return kept;
  // A link appears at once with its whole content, and fails if another process has created the file meanwhile.
  const draft = `${file}.${randomBytes(4).toString("hex")}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString("base64url"), { mode: PRIVATE, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return loadOrCreateSecret(file);
}

async function read(file: string): Promise<string | null> {
  try {
    const text = (await readFile(file, "utf8")).trim();
    if (text.length < SECRET_BYTES)
      throw new Error(`${file} holds no whole secret: delete it to have a new one`);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
