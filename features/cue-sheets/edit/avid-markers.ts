import { LAST_FRAME } from "#/contract/cue-sheet.ts";
import { type Edit, type EditClip, editOf, MOST_CLIPS, Skipped, UnreadableEdit } from "./edit.ts";
import type { Assumed } from "./likely-rate.ts";
import { clockOf, codeIn, readCode } from "./read-time.ts";

/** User, time code, track, colour, comment and, since some years, a length in frames. */
const MARKER =
  /^[^\t\r\n]*\t(\d{2}[:;]\d{2}[:;]\d{2}[:;]\d{2})\t([ADMTV]C?\d*)\t[^\t\r\n]*\t([^\t\r\n]*)(?:\t(\d{1,7}))?/;
/** Cut into the comment by many, so that music is found among markers of all kinds. */
const KIND = /^(?:musi(?:c|que|k|ca)|mx)\s*[:\-–]\s+/i;

/** Whether a text is what Media Composer writes by «Export Markers»: a table without heads. */
export const isAvidMarkers = (text: string) => MARKER.test(text.replace(/^\uFEFF/, "").trimStart());

/** Reads the markers of Media Composer on its tracks of sound: those that last, by their comment. */
export function readAvidMarkers(text: string, assumed: Assumed): Edit {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ row, line: index + 1, parts: MARKER.exec(row) }));
  const { rates, clock } = clockOf(
    rows.flatMap(({ parts }) => parts?.[1] ?? []),
    assumed,
  );
  const skipped = new Skipped();
  const clips: EditClip[] = [];
  for (const { row, line, parts } of rows) {
    if (row.trim() === "" || /^[DV]/.test(parts?.[2] ?? "")) continue;
    const [, code = "", channel = "", comment = "", frames = "0"] = parts ?? [];
    const start = readCode(code, clock);
    const end = (start ?? 0) + Number(frames);
    const name = comment.trim().replace(KIND, "");
    if (start === null || Number(frames) <= 1 || end > LAST_FRAME || name === "")
      skipped.add(line, row.replace(/\t/g, " "));
    else {
      const place = { start, end, startCode: codeIn(code) };
      clips.push({ name, file: "", reel: "", channel, ...place, hasPicture: false });
    }
    if (clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  }
  return editOf({ format: "table", title: "", rates, counted: clock.rate, clips }, skipped);
}
