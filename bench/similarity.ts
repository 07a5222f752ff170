import { DEFAULT_WEIGHTS } from "#/contract/similarity.ts";
import { demoPrints } from "#/demo/prints.ts";
import { compare } from "#/server/search/similarity/compare.ts";
import { rankSounds } from "#/server/search/similarity/rank.ts";
import { createRecordingFinder } from "#/server/search/similarity/recording-finder.ts";
import { referenceOf } from "#/server/search/similarity/reference.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { number, printTable } from "./table.ts";

const ASKED = 25;
/** Number of comparisons from which the time of comparing all sounds is estimated. */
const SAMPLE = 1_000;

/** Measures the search for similar tracks among catalogues of these sizes, filled with repeated prints of the demo. */
export async function benchSimilarity(sizes: readonly number[]): Promise<void> {
  const demo = [...demoPrints().values()].flatMap(({ print }) => unpackPrint(print) ?? []);
  const printOf = (place: number) => demo[place % demo.length] as (typeof demo)[number];
  const rows: string[][] = [];
  for (const size of sizes) {
    const prints = Array.from({ length: size }, (_, place) => printOf(place));
    const trackIds = [...prints.keys()];
    const index = {
      trackIds,
      prints,
      recordings: createRecordingFinder([]),
      placeOf: new Map(trackIds.map((id) => [id, id])),
    };
    const ranking = { weights: DEFAULT_WEIGHTS, allowed: new Set(trackIds), plus: [], minus: [] };
    const times: number[] = [];
    for (let asked = 0; asked <= ASKED; asked += 1) {
      const startedAt = performance.now();
      await rankSounds(index, { ...ranking, reference: referenceOf(printOf(asked)), seeksRecording: false });
      // The first search also builds the outlines of the sounds.
      if (asked > 0) times.push(performance.now() - startedAt);
    }
    times.sort((one, other) => one - other);
    const startedAt = performance.now();
    const reference = referenceOf(printOf(0));
    for (const print of prints.slice(0, SAMPLE)) compare(reference, print, DEFAULT_WEIGHTS);
    const all = ((performance.now() - startedAt) * size) / Math.min(SAMPLE, size);
    const at = (part: number) => number(times[Math.floor(part * times.length)] ?? 0, 1);
    rows.push([number(size), at(0.5), at(0.95), number(all, 1)]);
  }
  printTable("Tracks similar to a whole track, by their sound", [
    ["sounds", "p50 ms", "p95 ms", "comparing all, ms"],
    ...rows,
  ]);
}
