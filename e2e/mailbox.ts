import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** Where the tested server puts letters, having no mail server (docs/operate.md). */
const FOLDER = join(process.env.E2E_DATA_DIR ?? "", "mailbox");

/** The newest letter of `template` to `address`, waited for, as plain text. */
export async function letterTo(address: string, template: string): Promise<string> {
  let found = "";
  await expect
    .poll(async () => {
      found = await newest(address, template);
      return found;
    })
    .not.toBe("");
  return found;
}

async function newest(address: string, template: string): Promise<string> {
  const names = await readdir(FOLDER).catch(() => []);
  for (const name of names
    .filter((one) => one.endsWith(`-${template}.eml`))
    .toSorted()
    .toReversed()) {
    const letter = await readFile(join(FOLDER, name), "utf8");
    if (new RegExp(`^To: .*${address.replaceAll(".", "\\.")}`, "im").test(letter)) return unquoted(letter);
  }
  return "";
}

/** A letter without the folded lines and escapes of quoted-printable. */
function unquoted(letter: string): string {
  return letter
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
