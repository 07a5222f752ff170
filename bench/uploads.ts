import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { albumPaths } from "./catalogue-paths.ts";
import { cpuSeconds, type Running } from "./servers.ts";
import { number, printTable } from "./table.ts";
import { type UploadedSound, uploadedSounds } from "./uploaded-sounds.ts";

/** Analyses asked for at once, and how often (issue «Search that finds it», Bad input). */
const AT_ONCE = 4;
const ROUNDS = 4;
/** Requests of each kind on the idle site. */
const REQUESTS = 300;
/** Between two requests, as visitors leave it. */
const PAUSE_MS = 10;
/** An upload that is not answered by then fails the measure. */
const LONGEST_MS = 120_000;
const WORDS = ["piano", "pluie", "night", "tension", "guitare", "hope", "lent", "drums", "voix", "road"];

/** Milliseconds that requests took, by what was asked. */
type Times = Map<string, number[]>;

/** What other visitors wait for while sounds are analysed, against the same site before and after. */
export async function benchUploads(sillon: Running): Promise<void> {
  const albums = await readdir(join(import.meta.dirname, "../server/demo/content/albums"));
  const sounds = await uploadedSounds(albums.toSorted()[0] ?? "");
  const pages = await albumPaths(sillon.url);
  const paths = {
    "catalogue page": (turn: number) => pages[turn % pages.length] ?? "/fr",
    "search by words": (turn: number) =>
      `/api/front/global_search?type=track&search=${WORDS[turn % WORDS.length]}&page=${1 + (turn % 7)}`,
  };
  const visit = visitor(sillon.url, paths);
  const idle = () => visit((turn) => turn < REQUESTS);
  await idle();
  const before = await idle();
  const during: Times = new Map();
  const waited: number[] = [];
  const cpuBefore = await cpuSeconds(sillon.pid, true);
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false;
    const analyses = Promise.all(
      Array.from({ length: AT_ONCE }, async (_, place) => {
        const turn = round * AT_ONCE + place;
        waited.push(await upload(sillon.url, sounds[turn % sounds.length] as UploadedSound, turn));
      }),
    ).finally(() => {
      isOver = true;
    });
    const [times] = await Promise.all([visit(() => !isOver), analyses]);
    for (const [name, own] of times) during.set(name, [...(during.get(name) ?? []), ...own]);
  }
  const cpu = (await cpuSeconds(sillon.pid, true)) - cpuBefore;
  const after = await idle();
  const calm: Times = new Map(
    Object.keys(paths).map((name) => [name, [...(before.get(name) ?? []), ...(after.get(name) ?? [])]]),
  );
  const at = (times: Times, name: string, part: number) => {
    const sorted = (times.get(name) ?? []).toSorted((one, other) => one - other);
    return sorted[Math.floor(part * sorted.length)] ?? 0;
  };
  printTable(`Other visitors while ${AT_ONCE} sounds of three minutes are analysed`, [
    [
      "",
      ...["before p50 ms", "p95", "during p50", "p95", "after p50", "p95"],
      ...["p95, times idle", "requests during"],
    ],
    ...Object.keys(paths).map((name) => [
      name,
      ...[before, during, after].flatMap((times) =>
        [0.5, 0.95].map((part) => number(at(times, name, part), 1)),
      ),
      number(at(during, name, 0.95) / at(calm, name, 0.95), 2),
      String(during.get(name)?.length ?? 0),
    ]),
  ]);
  const slowest = waited.toSorted((one, other) => one - other);
  process.stdout.write(
    `${slowest.length} analyses of ${sounds.map(({ name }) => name).join(", ")}: answered after ` +
      `${number(slowest[0] ?? 0, 1)} to ${number(slowest.at(-1) ?? 0, 1)} s, ` +
      `${number(cpu / slowest.length, 1)} s of processor each with all that was asked meanwhile\n`,
  );
}

/** Asks for each of `paths` in turn for as long as it is told to go on; every request is another visitor's. */
function visitor(url: string, paths: Record<string, (turn: number) => string>) {
  let visits = 0;
  return async (goesOn: (turn: number) => boolean): Promise<Times> => {
    const times: Times = new Map();
    for (let turn = 0; goesOn(turn); turn += 1) {
      for (const [name, path] of Object.entries(paths)) {
        visits += 1;
        const address = `10.1.${visits >> 8}.${visits & 255}`;
        const startedAt = performance.now();
        const answer = await fetch(url + path(turn), { headers: { "x-forwarded-for": address } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path(turn)} was answered ${answer.status}`);
        times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt]);
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    }
    return times;
  };
}

/** Seconds until a sound was analysed and compared. */
async function upload(url: string, { name, bytes }: UploadedSound, turn: number): Promise<number> {
  const body = new FormData();
  body.set("file", new Blob([Uint8Array.from(bytes)]), name);
  const startedAt = performance.now();
  const call = name.endsWith(".mp4") ? "video_similarity_search" : "file_similarity_search";
  const answer = await fetch(`${url}/api/front/${call}`, {
    method: "POST",
    headers: { "x-forwarded-for": `10.2.${turn >> 8}.${turn & 255}` },
    body,
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!answer.ok) throw new Error(`${name} was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return (performance.now() - startedAt) / 1000;
}
