import fc from "fast-check";
import { hostileBrief } from "#/tests/support/hostile-briefs.ts";
import { cpuSeconds, type Running } from "./servers.ts";
import { number, printTable } from "./table.ts";

const TIMES = 100;
/** Fixed, so that every run searches the same briefs. */
const SEED = 40;
const LETTERS = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
const UNKNOWN = fc
  .array(fc.string({ unit: LETTERS, minLength: 5, maxLength: 5 }), { minLength: 66, maxLength: 66 })
  .map((words) => words.join(" "));
const ORDINARY = [
  "tendu, violoncelle, vers 100 bpm",
  "un piano calme et mélancolique pour une scène de pluie, 2 minutes",
  "upbeat corporate ukulele, 30 s, no vocals",
  "ambiance sombre et tendue avec des percussions africaines, sans voix, environ 90 bpm",
];

const KINDS: Record<string, readonly string[]> = {
  "ordinary briefs": Array.from({ length: TIMES }, (_, at) => ORDINARY[at % ORDINARY.length] as string),
  "400 characters of unknown words": fc.sample(UNKNOWN, { seed: SEED, numRuns: TIMES }),
  "400 characters of anything": fc.sample(hostileBrief, { seed: SEED, numRuns: TIMES }),
};

/**
 * Requests the paths one after the other; returns milliseconds of processor time per request, and the median and
 * longest response time.
 */
async function timed({ url, pid }: Running, paths: readonly string[]) {
  const times: number[] = [];
  const before = await cpuSeconds(pid);
  for (const [at, path] of paths.entries()) {
    const startedAt = performance.now();
    const answer = await fetch(url + path, { headers: { "x-forwarded-for": `10.1.${at >> 8}.${at & 255}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  const processor = (1_000 * ((await cpuSeconds(pid)) - before)) / paths.length;
  times.sort((one, other) => one - other);
  return { processor, middle: times[times.length >> 1] ?? 0, longest: times.at(-1) ?? 0 };
}

/** Measures the cost of brief searches, compared with `GET /healthz` in the same run. */
export async function benchBriefs(sillon: Running): Promise<void> {
  const health = Array.from({ length: TIMES }, () => "/healthz");
  await timed(sillon, health);
  const bare = await timed(sillon, health);
  const rows: [string, Awaited<ReturnType<typeof timed>>][] = [["GET /healthz", bare]];
  for (const [kind, briefs] of Object.entries(KINDS)) {
    const paths = briefs.map(
      (brief) => `/api/front/brief_search?search=${encodeURIComponent(brief.toWellFormed())}`,
    );
    rows.push([kind, await timed(sillon, paths)]);
  }
  printTable("Briefs, one after the other", [
    ["", "processor ms", "p50 ms", "longest ms", "times /healthz"],
    ...rows.map(([kind, { processor, middle, longest }]) => [
      kind,
      number(processor, 1),
      number(middle, 1),
      number(longest, 1),
      number(middle / bare.middle, 1),
    ]),
  ]);
}
