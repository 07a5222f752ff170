import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** Returns the mails that the site has sent so far (e2e/mail-server.ts), oldest first, as plain text. */
export async function letters(): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "received");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(names.map(async (name) => unquoted(await readFile(join(folder, name), "utf8"))));
}

/** Waits for a mail to `address` that matches `pattern`; returns the first group of the match in the newest one. */
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

/** Decodes quoted-printable: joins folded lines and replaces escapes. */
function unquoted(letter: string): string {
  return letter
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
