/**
 * Learns the axes of sound descriptors from the music in a folder and writes `server/sound/prints/space.bin`. Only
 * needed for new kinds of raw values: afterwards every stored print has to be computed again. Usage: node
 * scripts/learn-sound-space.ts FOLDER
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RATE } from "#/contract/sound/frames.ts";
import { decodeAudio } from "#/server/sound/measuring/decode.ts";
import { monoAt } from "#/server/sound/prints/resample.ts";
import { rawSegments } from "#/server/sound/prints/sound-print.ts";
import { SIDE_SIZES, SIDES, SPACE_FILE } from "#/server/sound/prints/space.ts";
import { learnAxes } from "./learn-axes.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Which folder?");

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:mp3|ogg|flac|wav|m4a|opus)$/i.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted();
const recordings: ReturnType<typeof rawSegments>[] = [];
for (const file of files) {
  const segments = rawSegments(monoAt(await decodeAudio(file), RATE));
  // A recording of one or two segments tells little about how much a recording varies within itself.
  if (segments.length > 2) recordings.push(segments);
}
const numbers = SIDES.flatMap((side) => {
  const { means, axes } = learnAxes(
    recordings.map((segments) => segments.map((segment) => segment[side])),
    SIDE_SIZES[side],
  );
  return [...means, ...axes.flat()];
});
writeFileSync(SPACE_FILE, new Uint8Array(Float32Array.from(numbers).buffer));
console.log(`${recordings.length} recordings, ${numbers.length} numbers in ${SPACE_FILE}`);
