import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** Returns the mails that the site has sent so far (e2e/mail-server.ts), oldest first, as plain text. */
export async function sentMails(): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "received");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(names.map(async (name) => decoded(await readFile(join(folder, name), "utf8"))));
}

/** Waits for a mail to `address` that matches `pattern`; returns the first group of the match in the newest one. */
export async function textFromMail(address: string, pattern: RegExp): Promise<string> {
  const to = new RegExp(`^To: .*${address.replaceAll(".", "\\.")}`, "im");
  let found = "";
  await expect
    .poll(async () => {
      const mine = (await sentMails()).filter((mail) => to.test(mail));
      found = mine.map((mail) => pattern.exec(mail)?.[1]).findLast(Boolean) ?? "";
      return found;
    })
    .not.toBe("");
  return found;
}

/** Decodes quoted-printable: joins folded lines and replaces escapes. */
function decoded(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
