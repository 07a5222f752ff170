import type { Programme } from "#/contract/cue-sheet.ts";
import { saveFile } from "#/lib/api/private-file.ts";
import type { LaidMusic } from "./laid-music.ts";

/** Saves the music of a programme as an edit list called `name`; the writer is loaded on demand. */
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
