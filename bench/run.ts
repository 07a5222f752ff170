/**
 * `npm run bench [-- pages render weight memory javascript lighthouse navigation press frames briefs search uploads zip]`: the speed figures, as ratios to bare servers of the same run.
 * `npm run bench -- sound FOLDER`: how well recordings in a folder of real music are found by their sound.
 * `npm run bench -- programme FOLDER`: how many uses of such music are found in programmes built of it and of speech.
 * `npm run bench -- estimates`: how right tempo and key by ear are on the demo's tracks.
 * Absolute figures depend on the machine and on what else it does; the ratios are what counts.
 */
import { cpus } from "node:os";
import { benchBriefs } from "./briefs.ts";
import { benchEstimates } from "./estimates.ts";
import { benchFrames } from "./frames.ts";
import { benchJavaScript } from "./javascript.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchMemory } from "./memory.ts";
import { benchNavigation } from "./navigation.ts";
import { benchPages } from "./pages.ts";
import { benchPress } from "./press.ts";
import { benchProgramme } from "./programme.ts";
import { benchRender } from "./render.ts";
import { benchSearch } from "./search.ts";
import { type Running, startSillon } from "./servers.ts";
import { benchSound } from "./sound.ts";
import { benchUploads } from "./uploads.ts";
import { benchWeight } from "./weight.ts";
import { benchZip } from "./zip.ts";

const PARTS = {
  pages: benchPages,
  render: benchRender,
  weight: benchWeight,
  memory: benchMemory,
  javascript: benchJavaScript,
  lighthouse: benchLighthouse,
  navigation: benchNavigation,
  press: benchPress,
  frames: benchFrames,
  briefs: benchBriefs,
  search: benchSearch,
  uploads: benchUploads,
  zip: benchZip,
};
const isPart = (name: string): name is keyof typeof PARTS => name in PARTS;

const requested = process.argv.slice(2);
if (requested[0] === "sound" && requested[1]) {
  await benchSound(requested[1]);
  process.exit();
}
if (requested[0] === "estimates") {
  await benchEstimates();
  process.exit();
}
if (requested[0] === "programme" && requested[1]) {
  await benchProgramme(requested[1]);
  process.exit();
}
const unknown = requested.filter((name) => !isPart(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown part: ${unknown.join(", ")}. Parts are ${Object.keys(PARTS).join(", ")}.\n`);
  process.exit(2);
}
const parts =
  requested.length > 0 ? requested.filter(isPart) : (Object.keys(PARTS) as (keyof typeof PARTS)[]);

process.stdout.write(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}\n`,
);
let sillon: Running | undefined;
/** Starts the site once, for all parts that need it. */
async function running(): Promise<Running> {
  if (!sillon) process.stdout.write("Starting Sillon…\n");
  sillon ??= await startSillon();
  return sillon;
}
try {
  for (const part of parts) {
    if (part === "memory" || part === "search" || part === "zip") await PARTS[part]();
    else await PARTS[part](await running());
  }
} finally {
  await sillon?.stop();
}
