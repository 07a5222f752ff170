import { parentPort, workerData } from "node:worker_threads";
import { renderVersion } from "#/server/demo/music/render.ts";
import { writeWhole } from "#/server/media/store.ts";
import { putThreadBehind } from "#/server/niceness.ts";
import { encodeMp3 } from "#/server/sound/encode-mp3.ts";
import type { RenderJob, RenderReply } from "./render-job.ts";

putThreadBehind((workerData as { niceness: number }).niceness);

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
