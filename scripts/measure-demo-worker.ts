import { parentPort } from "node:worker_threads";
import type { AlbumBrief, TrackBrief, Version } from "#/demo/music/brief.ts";
import { renderVersion } from "#/demo/music/render.ts";
import { analyse } from "#/server/sound/measuring/analyse.ts";

/** A version to render and measure; the worker replies with its analysis. */
export interface MeasureJob {
  album: AlbumBrief;
  track: TrackBrief;
  version: Version;
}

parentPort?.on("message", async ({ album, track, version }: MeasureJob) => {
  const { pcm, sections } = await renderVersion(album, track, version);
  parentPort?.postMessage(analyse(pcm, sections));
});
