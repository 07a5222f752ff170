import { expect, test } from "vitest";
import { demoPrints } from "#/demo/prints.ts";
import { ANALYSIS_CONCURRENCY, analysisQueue } from "#/server/platform/concurrency/analysis-concurrency.ts";
import { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { findRecording } from "./find-recording.ts";
import { createRecordingFinder } from "./recording-finder.ts";

const constellations = [...demoPrints().values()]
  .slice(0, 5)
  .flatMap(({ print }) => unpackPrint(print)?.constellation ?? []);
const query = constellations[3] ?? { frames: new Uint32Array(), steps: new Uint8Array() };
const NOTHING = { frames: new Uint32Array(), steps: new Uint8Array() };
const SECONDS = 60;

test("a recording is found as without a thread, while the event loop continues", async () => {
  const finder = createRecordingFinder(constellations);
  let isFound = false;
  const found = finder.find(query, SECONDS).finally(() => {
    isFound = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isFound).toBe(false);
  expect(await found).toEqual(findRecording(new LandmarkIndex(constellations), query, SECONDS));
  expect((await found)?.sound).toBe(3);
  expect(await finder.find(NOTHING, SECONDS)).toBeNull();
});

test("a query is answered even if the index is replaced meanwhile", async () => {
  const finder = createRecordingFinder(constellations);
  const [first, second] = [finder.find(query, SECONDS), finder.find(query, SECONDS)];
  finder.retire();
  expect((await first)?.sound).toBe(3);
  expect((await second)?.sound).toBe(3);
  expect((await finder.find(query, SECONDS))?.sound).toBe(3);
});

test("when many queries are waiting, further ones are asked to come back later", async () => {
  const finder = createRecordingFinder(constellations);
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => finder.find(NOTHING, 15)));
  const refused = all.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { "Retry-After": "10" } } });
});

test("an aborted query in the queue is not run and frees its place", async () => {
  const finder = createRecordingFinder(constellations);
  const leaving = new AbortController();
  const first = finder.find(query, SECONDS);
  const left = Array.from({ length: 16 }, () => finder.find(query, SECONDS, { signal: leaving.signal }));
  await expect(finder.find(query, SECONDS)).rejects.toMatchObject({ status: 503 });
  leaving.abort();
  const outcomes = await Promise.allSettled(left);
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(16);
  expect((await finder.find(query, SECONDS))?.sound).toBe(3);
  expect((await first)?.sound).toBe(3);
});

test("a failed query does not affect the next one", async () => {
  const finder = createRecordingFinder(constellations);
  const broken = finder.find({ frames: null as unknown as Uint32Array, steps: new Uint8Array() }, SECONDS);
  const whole = finder.find(query, SECONDS);
  await expect(broken).rejects.toThrow("null");
  expect((await whole)?.sound).toBe(3);
});

test("while no core is free no query runs, and a waiting one can be aborted", async () => {
  const finder = createRecordingFinder(constellations);
  const busy = Promise.withResolvers<void>();
  const others = Array.from({ length: ANALYSIS_CONCURRENCY }, () =>
    analysisQueue.serve({}, () => busy.promise),
  );
  const leaving = new AbortController();
  const left = finder.find(query, SECONDS, { signal: leaving.signal });
  const stayed = finder.find(query, SECONDS);
  await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  await expect(left).rejects.toThrow("left");
  busy.resolve();
  await Promise.all(others);
  expect((await stayed)?.sound).toBe(3);
});
