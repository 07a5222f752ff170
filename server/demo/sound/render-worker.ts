import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { renderVersion } from "#/server/demo/music/render.ts";
import { writeWhole } from "#/server/media/store.ts";
import { encodeMp3 } from "#/server/sound/encode-mp3.ts";
import type { RenderJob, RenderReply } from "./render-job.ts";

const { niceness } = workerData as { niceness: number };
try {
  // On Linux this reaches the calling thread alone: requests keep their share of a busy machine.
  if (process.platform === "linux") setPriority(0, niceness);
} catch {
  // A system that forbids it renders at normal priority.
}

parentPort?.on("message", async (job: RenderJob) => {
  const reply: RenderReply = { error: null };
  try {
    const { pcm } = await renderVersion(
      job.album,
      job.track,
      job.version,
      job.soundfont ? { soundfont: job.soundfont } : {},
    );
    await writeWhole(job.path, await encodeMp3(pcm));
  } catch (error) {
    reply.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort?.postMessage(reply);
});
