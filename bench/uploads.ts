import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { lowerPriority } from "#/server/platform/concurrency/lower-priority.ts";
import { albumPaths } from "./catalogue-paths.ts";
import { familySeconds, type Running } from "./servers.ts";
import { number, printTable } from "./table.ts";

/** Number of simultaneous analyses, and of rounds. */
const AT_ONCE = 4;
const ROUNDS = 6;
/**
 * Requests of each kind to the idle site. They are repeated in each round, because the load from other programs on the
 * machine changes from minute to minute.
 */
const REQUESTS = 200;
/** Niceness of the process that uploads: the lowest priority. */
const LOWEST_PRIORITY = 19;
/** Average milliseconds between two requests. Visitors come independently of each other (a Poisson process). */
const MEAN_GAP_MS = 12;
const WORDS = ["piano", "pluie", "night", "tension", "guitare", "hope", "lent", "drums", "voix", "road"];

/** Response times in milliseconds, by kind of request. */
type Times = Map<string, number[]>;

/** Measures how long other visitors wait while sounds are analysed, compared with the same site at rest in between. */
export async function benchUploads(sillon: Running): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-bench-"));
  const uploading = fork(new URL("./uploading-visitors.ts", import.meta.url), [sillon.url, folder], {
    execArgv: ["--single-threaded"],
  });
  // In reality they have machines of their own; on this one they must not take processor time from the site.
  if (uploading.pid !== undefined) lowerPriority(uploading.pid, LOWEST_PRIORITY);
  try {
    await measure(sillon, uploading);
  } finally {
    if (uploading.connected) uploading.disconnect();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(sillon: Running, uploading: ChildProcess): Promise<void> {
  const kinds = await nextMessage<string[]>(uploading);
  const pages = await albumPaths(sillon.url);
  const paths = {
    "catalogue page": (turn: number) => pages[turn % pages.length] ?? "/fr",
    "search by words": (turn: number) =>
      `/api/front/global_search?type=track&search=${WORDS[turn % WORDS.length]}&page=${1 + (turn % 7)}`,
  };
  const visit = visitors(sillon.url, paths);
  const visitIdle = () => visit((turn) => turn < REQUESTS);
  await visitIdle();
  const idle: Times = new Map();
  const during: Times = new Map();
  const waited: number[] = [];
  let cpu = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    addTimes(idle, await visitIdle());
    let isOver = false;
    const cpuBefore = await familySeconds(sillon.pid);
    uploading.send(AT_ONCE);
    const analyses = nextMessage<number[]>(uploading).finally(() => {
      isOver = true;
    });
    const [times, seconds] = await Promise.all([visit(() => !isOver), analyses]);
    addTimes(during, times);
    waited.push(...seconds);
    cpu += (await familySeconds(sillon.pid)) - cpuBefore;
  }
  const at = (times: Times, name: string, part: number) => {
    const sorted = (times.get(name) ?? []).toSorted((one, other) => one - other);
    return sorted[Math.floor(part * sorted.length)] ?? 0;
  };
  printTable(`Other visitors while ${AT_ONCE} sounds of three minutes are analysed`, [
    ["", "idle p50 ms", "p95", "during p50", "p95", "p95, times idle", "requests during"],
    ...Object.keys(paths).map((name) => [
      name,
      ...[idle, during].flatMap((times) => [0.5, 0.95].map((part) => number(at(times, name, part), 1))),
      number(at(during, name, 0.95) / at(idle, name, 0.95), 2),
      String(during.get(name)?.length ?? 0),
    ]),
  ]);
  const slowest = waited.toSorted((one, other) => one - other);
  process.stdout.write(
    `${slowest.length} analyses of ${kinds.join(", ")}: answered after ` +
      `${number(slowest[0] ?? 0, 1)} to ${number(slowest.at(-1) ?? 0, 1)} s, ` +
      `${number(cpu / slowest.length, 1)} s of processor time each, with everything requested meanwhile\n`,
  );
}

function addTimes(all: Times, more: Times): void {
  for (const [name, times] of more) all.set(name, [...(all.get(name) ?? []), ...times]);
}

/** Returns the next message of a process. */
async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, "exit").then(() => {
    throw new Error("The uploading visitors ended");
  });
  const [message] = await Promise.race([once(child, "message"), ended]);
  return message as Message;
}

/**
 * Requests `paths` in rotation until stopped. Each request is another visitor's and does not wait for the one before:
 * otherwise it would not notice a queue that has formed.
 */
function visitors(url: string, paths: Record<string, (turn: number) => string>) {
  // Allocates as little as possible here: on one machine our own garbage collection would be measured too.
  const agent = new Agent({ keepAlive: true });
  let visits = 0;
  return async (continues: (turn: number) => boolean): Promise<Times> => {
    const times: Times = new Map(Object.keys(paths).map((name) => [name, []]));
    const pending: Promise<void>[] = [];
    const visit = async (name: string, path: string) => {
      visits += 1;
      const headers = {
        "accept-encoding": "gzip, deflate, br",
        "x-forwarded-for": `10.1.${visits >> 8}.${visits & 255}`,
      };
      const startedAt = performance.now();
      await requestAndDiscard(url + path, { agent, headers });
      times.get(name)?.push(performance.now() - startedAt);
    };
    for (let turn = 0; continues(turn); turn += 1) {
      for (const [name, path] of Object.entries(paths)) {
        pending.push(visit(name, path(turn)));
        await setTimeout(-MEAN_GAP_MS * Math.log(1 - Math.random()));
      }
    }
    await Promise.all(pending);
    return times;
  };
}

/** Reads a response to its end and discards it. */
function requestAndDiscard(url: string, options: Parameters<typeof get>[1]): Promise<void> {
  return new Promise((done, fail) => {
    const request = get(url, options, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${url} was answered ${answer.statusCode}`));
      answer.resume().once("end", done).once("error", fail);
    });
    request.once("error", fail);
  });
}
