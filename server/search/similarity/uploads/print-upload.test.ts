import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ANALYSIS_CONCURRENCY, analysisQueue } from "#/server/platform/concurrency/analysis-concurrency.ts";
import { sine } from "#/server/sound/measuring/test-signals.ts";
import { ownTemporaryFolder } from "#/tests/support/own-temporary-folder.ts";
import { processesWith } from "#/tests/support/processes-with.ts";
import { wavOf } from "#/tests/support/wav-of.ts";
import { createUploadPrinter } from "./print-upload.ts";

ownTemporaryFolder();
const short = join(import.meta.dirname, "../../../sound/measuring/fixtures/tone.m4a");

test("a file that takes too long to read is given up, and the next one is read", async () => {
  expect(await createUploadPrinter(1).print(short)).toEqual({ outcome: "refused", reason: "too-slow" });
  expect((await createUploadPrinter().print(short)).outcome).toBe("printed");
});

test("past eight that are measured or wait, more are told to come back", async () => {
  const printer = createUploadPrinter(1);
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => printer.print("/nowhere")));
  const refused = all.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { "Retry-After": "10" } } });
});

/** Not a number when it has ended: processes of other tests come and go. */
async function parentOf(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}

test.runIf(process.platform === "linux")("while no core is spare no upload is measured", async () => {
  const begun = async () => {
    const all = await processesWith("print-launcher-process");
    return (await Promise.all(all.map(parentOf))).filter((id) => id === process.pid).length;
  };
  const busy = Promise.withResolvers<void>();
  const others = Array.from({ length: ANALYSIS_CONCURRENCY }, () =>
    analysisQueue.serve({}, () => busy.promise),
  );
  const before = await begun();
  const printed = createUploadPrinter().print(short);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await begun()).toBe(before);
  busy.resolve();
  await Promise.all(others);
  expect((await printed).outcome).toBe("printed");
  expect(await begun()).toBe(before + 1);
});

test.runIf(process.platform === "linux")(
  "when what begins the measuring is ended, its uploads fail, and the next one is read",
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
