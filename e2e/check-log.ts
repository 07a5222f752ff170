import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { TOKEN } from "./token.ts";

const ADDRESS = /[\w.+-]+(?:@|%40)[\w-]+\.example/;

/** Runs after the last journey: checks that the server's log contains no token, password or address (security T28). */
export default async function checkLog(): Promise<void> {
  const folder = process.env.E2E_DATA_DIR ?? "";
  const accounts = await readFile(join(folder, "demo-accounts.txt"), "utf8");
  const passwords = accounts.split(/\s+/).filter((word) => word && !word.includes("@"));
  const lines = (await readFile(join(folder, "server.log"), "utf8")).split("\n").filter(Boolean);
  const leaks = lines.filter(
    (line) => TOKEN.test(line) || ADDRESS.test(line) || passwords.some((password) => line.includes(password)),
  );
  if (passwords.length === 0 || lines.length === 0)
    throw new Error("Nothing was logged, or nothing looked for");
  if (leaks.length > 0)
    throw new Error(`The log of the server contains secrets:\n${leaks.slice(0, 5).join("\n")}`);
}
