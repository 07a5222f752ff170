import type { Pcm } from "#/server/sound/pcm.ts";
import { albumPaths } from "./catalogue-paths.ts";
import type { Running } from "./servers.ts";
import { encodedSmall } from "./sound-changes.ts";
import { number, printTable } from "./table.ts";

/** Analyses under way at once (issue «Search that finds it», Bad input). */
const AT_ONCE = 4;
const UPLOAD_SECONDS = 180;
const REQUESTS = 300;
/** Between two requests, as visitors leave it. */
const PAUSE_MS = 20;

/** What other visitors wait for while uploads are measured, against the same on an idle site. */
export async function benchUploads(sillon: Running): Promise<void> {
  const [page = "/fr"] = await albumPaths(sillon.url);
  const paths = {
    "cached page": page,
    "search by words": "/api/front/global_search?type=track&search=piano",
  };
  const sound = await encodedSmall(chords());
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(paths)) {
    await timed(sillon.url + path);
    const idle = await timed(sillon.url + path);
    const [busy, analyses] = await meanwhile(
      () => timed(sillon.url + path),
      (turn) => upload(sillon.url, sound, turn),
    );
    const at = (times: readonly number[], part: number) => times[Math.floor(part * times.length)] ?? 0;
    rows.push([
      name,
      ...[idle, busy].flatMap((times) => [number(at(times, 0.5), 1), number(at(times, 0.95), 1)]),
      number(at(busy, 0.95) / at(idle, 0.95), 1),
      String(analyses),
    ]);
  }
  printTable(`While ${AT_ONCE} sounds of ${UPLOAD_SECONDS} s are measured`, [
    ["", "idle p50 ms", "p95 ms", "meanwhile p50 ms", "p95 ms", "p95 times", "analyses ended"],
    ...rows,
  ]);
}

/** Milliseconds of requests one after the other, sorted. */
async function timed(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < REQUESTS; at += 1) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { "x-forwarded-for": `10.1.${at >> 8}.${at & 255}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    times.push(performance.now() - startedAt);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return times.sort((one, other) => one - other);
}

/** Does `work` while `AT_ONCE` of `other` are always under way; gives also how many of these ended. */
async function meanwhile<Result>(
  work: () => Promise<Result>,
  other: (turn: number) => Promise<void>,
): Promise<[Result, number]> {
  let [turn, ended, isOver] = [0, 0, false];
  const others = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      turn += 1;
      await other(turn);
      ended += 1;
    }
  });
  const result = await work();
  isOver = true;
  await Promise.all(others);
  return [result, ended];
}

async function upload(api: string, sound: Uint8Array, turn: number): Promise<void> {
  const body = new FormData();
  body.set("file", new Blob([Uint8Array.from(sound)], { type: "audio/mpeg" }), "sound.mp3");
  const answer = await fetch(`${api}/api/front/file_similarity_search`, {
    method: "POST",
    headers: { "x-forwarded-for": `10.2.${turn >> 8}.${turn & 255}` },
    body,
  });
  if (!answer.ok) throw new Error(`An upload was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Something to measure: chords that change each two seconds, over a beat. */
function chords(): Pcm {
  const sampleRate = 44_100;
  const samples = Float32Array.from({ length: UPLOAD_SECONDS * sampleRate }, (_, i) => {
    const seconds = i / sampleRate;
    const root = 110 * 2 ** (((Math.floor(seconds / 2) * 5) % 12) / 12);
    const tones = [1, 1.25, 1.5, 2].map((ratio) => Math.sin(2 * Math.PI * root * ratio * seconds));
    const beat = Math.exp(-12 * (seconds % 0.5)) * Math.sin(2 * Math.PI * 60 * seconds);
    return 0.1 * tones.reduce((sum, tone) => sum + tone, 0) + 0.3 * beat;
  });
  return { sampleRate, channels: [samples] };
}
