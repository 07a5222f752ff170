import { parentPort, workerData } from "node:worker_threads";
import { renderVersion } from "#/demo/music/render.ts";
import { lowerThreadPriority } from "#/server/platform/concurrency/lower-priority.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import type { RenderJob, RenderReply } from "./render-job.ts";

lowerThreadPriority((workerData as { niceness: number }).niceness);

parentPort?.on("message", async (job: RenderJob) => {
  const reply: RenderReply = { error: null };
  try {
    const { pcm } = await renderVersion(
      job.album,
      job.track,
      job.version,
      job.soundfont ? { soundfont: job.soundfont } : {},
    );
    await openMedia(job.place).write(job.name, await encodeMp3(pcm));
  } catch (error) {
    reply.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort?.postMessage(reply);
});
