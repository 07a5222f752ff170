/**
 * `npm run bench [-- pages javascript search]`: the speed figures, as ratios to bare servers of the same run.
 * Absolute figures depend on the machine and on what else it does; the ratios are what counts.
 */
import { cpus } from "node:os";
import { benchJavaScript } from "./javascript.ts";
import { benchPages } from "./pages.ts";
import { benchSearch } from "./search.ts";
import { startSillon } from "./servers.ts";

const PARTS = { pages: benchPages, javascript: benchJavaScript, search: benchSearch };
const isPart = (name: string): name is keyof typeof PARTS => name in PARTS;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown part: ${unknown.join(", ")}. Parts are ${Object.keys(PARTS).join(", ")}.\n`);
  process.exit(2);
}
const parts = asked.length > 0 ? asked.filter(isPart) : (Object.keys(PARTS) as (keyof typeof PARTS)[]);

process.stdout.write(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}\nStarting Sillon…\n`,
);
const sillon = await startSillon();
try {
  for (const part of parts) await PARTS[part](sillon);
} finally {
  await sillon.stop();
}
