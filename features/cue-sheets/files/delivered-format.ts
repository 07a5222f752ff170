import { type DownloadFormat, downloadOfferEndpoint } from "#/contract/download.ts";
import type { Id } from "#/contract/hydra.ts";
import { call } from "#/lib/api/call.ts";

/**
 * Returns the format in which an editor has the files of a project: WAV if the library has all of them as such, else
 * mp3, which always exists and is also the answer after an error.
 */
export async function deliveredFormat(project: Id): Promise<DownloadFormat> {
  const offer = await call(downloadOfferEndpoint, { query: { playlist: String(project) } }).catch(() => null);
  const wav = offer?.formats.find(({ format }) => format === "wav");
  return wav && wav.files === offer?.files ? "wav" : "mp3";
}
