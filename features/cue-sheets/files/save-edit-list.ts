import type { Programme } from "#/contract/cue-sheet.ts";
import { type DownloadFormat, downloadOfferEndpoint } from "#/contract/download.ts";
import type { Id } from "#/contract/hydra.ts";
import { call } from "#/lib/api/call.ts";
import { saveFile } from "#/lib/api/fetch-file.ts";
import type { LaidMusic } from "./laid-music.ts";

/**
 * Returns the format in which an editor has downloaded the files of a project: WAV if the library has all of them as WAV,
 * else (or if the call fails) MP3, which always exists.
 */
export async function deliveredFormat(project: Id): Promise<DownloadFormat> {
  const offer = await call(downloadOfferEndpoint, { query: { playlist: String(project) } }).catch(() => null);
  const wav = offer?.formats.find(({ format }) => format === "wav");
  return wav && wav.files === offer?.files ? "wav" : "mp3";
}

/** Saves the music of a programme as an edit list called `name`; the code that writes the format is loaded on demand. */
export async function saveEditList(
  kind: "edl" | "fcpxml",
  name: string,
  programme: Programme,
  laid: readonly LaidMusic[],
): Promise<void> {
  const text =
    kind === "edl"
      ? (await import("./sheet-edl.ts")).edlOf(programme, laid)
      : (await import("./sheet-fcpxml.ts")).fcpxmlOf(programme, laid);
  const type = kind === "edl" ? "text/plain" : "application/xml";
  saveFile({ blob: new Blob([text], { type: `${type};charset=utf-8` }), name });
}
