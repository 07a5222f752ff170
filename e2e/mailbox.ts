import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** What the site sent by its mail server so far (e2e/mail-server.ts), oldest first, as plain text. */
export async function letters(): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "received");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(names.map(async (name) => unquoted(await readFile(join(folder, name), "utf8"))));
}

/** What `pattern` finds in the newest letter to `address` that has it, waited for: its first group. */
export async function fromLetter(address: string, pattern: RegExp): Promise<string> {
  const to = new RegExp(`^To: .*${address.replaceAll(".", "\\.")}`, "im");
  let found = "";
  await expect
    .poll(async () => {
      const mine = (await letters()).filter((letter) => to.test(letter));
      found = mine.map((letter) => pattern.exec(letter)?.[1]).findLast(Boolean) ?? "";
      return found;
    })
    .not.toBe("");
  return found;
}

/** A letter without the folded lines and escapes of quoted-printable. */
function unquoted(letter: string): string {
  return letter
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
