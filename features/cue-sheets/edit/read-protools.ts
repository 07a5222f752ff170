import { type Edit, type EditClip, MOST_CLIPS, Skipped, UnreadableEdit } from "./edit.ts";
import { type FrameRate, framesOf, RATES } from "./timecode.ts";

const HEAD = /^SESSION NAME:/m;
const STEREO = /\s\(Stereo\)$/i;

/** Whether `text` is what Pro Tools writes by «Export session info as text». */
export const isProTools = (text: string) => HEAD.test(text.slice(0, 2_000));

/** Reads a Pro Tools session as text, exported with times as time code. */
export function readProTools(text: string, assumed: FrameRate): Edit {
  const skipped = new Skipped();
  const clips: EditClip[] = [];
  const rate = rateOf(/^TIMECODE FORMAT:\s*(.*)$/m.exec(text)?.[1] ?? "");
  let track = "";
  let inTable = false;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = line.split("\t").map((cell) => cell.trim());
    if (cells[0] === "TRACK NAME:") {
      track = (cells[1] ?? "").replace(STEREO, "");
      inTable = false;
    } else if (cells[0] === "CHANNEL" && cells.includes("CLIP NAME")) inTable = true;
    else if (line.trim() === "") inTable = false;
    else if (inTable) {
      const clip = clipOf(cells, track, rate ?? assumed);
      if (clip === null) skipped.add(index + 1, line.trim());
      else if (clip) clips.push(clip);
      if (clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
    }
  }
  if (clips.length === 0) throw new UnreadableEdit("noSound");
  return {
    format: "protools",
    title: /^SESSION NAME:\s*(.*)$/m.exec(text)?.[1]?.trim() ?? "",
    rate,
    clips: clips.sort((a, b) => a.start - b.start),
    skipped: skipped.lines,
    skippedCount: skipped.count,
  };
}

/** Columns: channel, event, clip name, start, end, duration, …, state. Undefined for a muted clip or a fade. */
function clipOf(cells: string[], track: string, rate: FrameRate): EditClip | null | undefined {
  const [channel = "", , name = "", startCode = "", endCode = ""] = cells;
  if (cells.at(-1) === "Muted" || /^\((cross )?fade/i.test(name)) return undefined;
  const start = framesOf(startCode, rate);
  const end = framesOf(endCode, rate);
  if (start === null || end === null || end <= start) return null;
  // A stereo clip has a line per channel; both carry the name and one of `.L` and `.R`.
  const plain = name.replace(/\.[LR]$/, "");
  return { name: plain, file: "", reel: "", channel: `${track} ${channel}`, start, end, hasPicture: false };
}

function rateOf(format: string): FrameRate | null {
  const drop = /drop/i.test(format) && !/non/i.test(format);
  const count = /^\s*([\d.]+)/.exec(format)?.[1];
  const names: Record<string, FrameRate> = {
    "23.976": RATES["23.976"],
    "24": RATES["24"],
    "25": RATES["25"],
    "29.97": drop ? RATES["29.97 DF"] : RATES["29.97"],
    "30": RATES["30"],
    "50": RATES["50"],
    "59.94": drop ? RATES["59.94 DF"] : RATES["59.94"],
    "60": RATES["60"],
  };
  return names[count ?? ""] ?? null;
}
