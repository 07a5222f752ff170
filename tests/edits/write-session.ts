import type { MadeEdit, Rate, Sound } from "./made-edit.ts";
import { codeOf, durationOf } from "./write-code.ts";

const SAMPLE_RATE = 48_000;

/** The formats in which Pro Tools writes times; all except time code count from the start of the session. */
export const TIME_FORMATS = ["code", "minutes", "samples", "feet"] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/**
 * Writes an edit without nests as «Export session info as text» of Pro Tools does, in the current version or an older
 * one. A stereo clip has a line for each channel; a track in solo silences those that are not.
 */
export function writeSession(
  { counting, startsAt, tracks }: MadeEdit,
  format: TimeFormat,
  isOld: boolean,
): string {
  const time = (frame: number) => timeOf(frame, startsAt, counting, format);
  const clip = isOld ? "REGION" : "CLIP";
  const isSolo = startsAt % 3 === 0 && tracks.some(({ isOff }) => !isOff);
  const silenced = isSolo ? ["", "Hidden ", "Solo Muted "] : ["Muted ", "Inactive ", "Hidden Inactive "];
  const written = tracks.map(({ isOff, items }, index) => {
    const state = isOff ? silenced[startsAt % silenced.length] : isSolo ? "Solo " : "";
    const lines = (items as Sound[]).flatMap((sound, event) => {
      const { name, at, length, way } = sound;
      const channels = way % 2 === 0 ? [""] : [".L", ".R"];
      return channels.flatMap((channel, number) => {
        const cells = (title: string, from: number, to: number) =>
          [
            String(number + 1).padEnd(8),
            String(event + 1).padEnd(8),
            title.padEnd(30),
            time(from).padStart(14),
            time(to).padStart(14),
            time(to - from).padStart(14),
            sound.isOff ? "Muted" : "Unmuted",
          ].join("\t");
        // A fade has a line of its own, and the clip's line ends before it; both are audible.
        const fade = way % 3 === 0 ? Math.floor(length / 2) : 0;
        const faded = fade > 0 ? [cells("(fade out)", at + length - fade, at + length)] : [];
        return [cells(name + channel, at, at + length - fade), ...faded];
      });
    });
    return `TRACK NAME:\tMusique ${index + 1}${items.length > 1 ? " (Stereo)" : ""}
COMMENTS:\t
USER DELAY:\t0 Samples
STATE: ${state}
PLUG-INS: \tEQ3 7-Band (mono)
CHANNEL \tEVENT   \t${`${clip} NAME`.padEnd(30)}\tSTART TIME    \tEND TIME      \tDURATION      \tSTATE
${lines.join("\n")}
`;
  });
  return `SESSION NAME:\tMontage
SAMPLE RATE:\t${SAMPLE_RATE}.000000
BIT DEPTH:\t24-bit
SESSION START ${isOld ? "TIME CODE" : "TIMECODE"}:\t${codeOf(startsAt, counting)}
${isOld ? "TIME CODE FORMAT" : "TIMECODE FORMAT"}:\t${nameOf(counting)}
# OF AUDIO TRACKS:\t${tracks.length}


T R A C K  L I S T I N G
${written.join("\n\n")}`;
}

function timeOf(frame: number, startsAt: number, counting: Rate, format: TimeFormat): string {
  if (format === "code") return codeOf(startsAt + frame, counting);
  const [of, by] = durationOf(frame, counting);
  const seconds = of / by;
  if (format === "samples") return String(Math.round(seconds * SAMPLE_RATE));
  if (format === "minutes") {
    const thousandths = Math.round(seconds * 1_000);
    const rest = ((thousandths % 60_000) / 1_000).toFixed(3).padStart(6, "0");
    return `${Math.floor(thousandths / 60_000)}:${rest}`;
  }
  // Film runs at 24 frames per second, and a foot has 16 frames.
  const hundredths = Math.round(seconds * 2_400);
  const rest = ((hundredths % 1_600) / 100).toFixed(2).padStart(5, "0");
  return `${Math.floor(hundredths / 1_600)}+${rest}`;
}

function nameOf({ base, ntsc, drop }: Rate): string {
  const count = ntsc ? (base === 24 ? "23.976" : (base - base / 1_000).toFixed(2)) : String(base);
  return `${count}${drop ? " Drop" : ""} Frame`;
}
