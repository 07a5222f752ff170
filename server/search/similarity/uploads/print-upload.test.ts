import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ANALYSIS_CONCURRENCY, analysisQueue } from "#/server/platform/concurrency/analysis-concurrency.ts";
import { sine } from "#/server/sound/measuring/test-signals.ts";
import { ownTemporaryFolder } from "#/tests/support/own-temporary-folder.ts";
import { processesWith } from "#/tests/support/processes-with.ts";
import { wavOf } from "#/tests/support/wav-of.ts";
import { createUploadPrinter } from "./print-upload.ts";

ownTemporaryFolder();
const short = join(import.meta.dirname, "../../../sound/measuring/fixtures/tone.m4a");

test("a file that takes too long to read is given up, and the next one is read", async () => {
  const printer = createUploadPrinter({ longestMs: 1 });
  expect(await printer.print(short)).toEqual({ outcome: "refused", reason: "too-slow" });
  expect((await createUploadPrinter().print(short)).outcome).toBe("printed");
});

const LATER = { status: 503, headers: { "Retry-After": "10" } };

test("a file delayed by others is not refused as too slow: it may be sent again", async () => {
  await expect(createUploadPrinter({ longestWaitMs: 0 }).print(short)).rejects.toMatchObject(LATER);
});

/** Occupies every core for uploads; returns a function that frees them. */
function withoutCores(): () => Promise<unknown> {
  const busy = Promise.withResolvers<void>();
  onTestFinished(() => busy.resolve());
  const others = Array.from({ length: ANALYSIS_CONCURRENCY }, () =>
    analysisQueue.serve({}, () => busy.promise),
  );
  return () => {
    busy.resolve();
    return Promise.all(others);
  };
}

test.each([
  ["one visitor", () => "192.0.2.1"],
  ["forty visitors", (at: number) => `192.0.2.${at}`],
])(
  "forty files of %s at once are measured or wait, the next one is told when to come back",
  async (_, visitorOf) => {
    const free = withoutCores();
    const leaving = new AbortController();
    const printer = createUploadPrinter();
    const all = Array.from({ length: 40 }, (_, at) =>
      printer.print(short, { visitor: visitorOf(at), signal: leaving.signal }),
    );
    const ended = Promise.allSettled(all);
    await expect(printer.print(short, { visitor: "192.0.2.99" })).rejects.toMatchObject(LATER);
    leaving.abort();
    expect((await ended).every(({ status }) => status === "rejected")).toBe(true);
    await free();
  },
);

/** Returns a process's parent; NaN when it has ended, because processes of other tests come and go. */
async function parentOf(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}

test.runIf(process.platform === "linux")("while no core is free no upload is measured", async () => {
  const launchers = async () => {
    const all = await processesWith("print-launcher-process");
    return (await Promise.all(all.map(parentOf))).filter((id) => id === process.pid).length;
  };
  const free = withoutCores();
  const before = await launchers();
  const printed = createUploadPrinter().print(short);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await launchers()).toBe(before);
  await free();
  expect((await printed).outcome).toBe("printed");
  expect(await launchers()).toBe(before + 1);
});

test.runIf(process.platform === "linux")(
  "when the launcher is killed, its uploads fail, and the next one is read",
  async () => {
    const long = join(tmpdir(), "long.wav");
    await writeFile(long, wavOf(sine(440, -12, 300, 8_000)));
    const printer = createUploadPrinter();
    const failed = expect(printer.print(long)).rejects.toThrow("ended");
    const measuring = () => processesWith("print-process", long);
    await expect.poll(measuring, { timeout: 20_000 }).toHaveLength(1);
    for (const id of await measuring()) process.kill(await parentOf(id), "SIGKILL");
    await failed;
    expect((await printer.print(short)).outcome).toBe("printed");
    await expect.poll(measuring, { timeout: 20_000 }).toEqual([]);
  },
);
