import type { MadeEdit, Sound } from "./made-edit.ts";
import { codeOf } from "./write-code.ts";

/** Sound channels as CMX 3600 names them; the third has a line of its own. */
const CHANNELS = ["A", "A2", "NONE"];

/** Frames by which a sound starts after its picture. */
const SPLIT = 7;

/**
 * Writes an edit without nests as a CMX 3600 list: a line per event with its reel, channel, transition and four time
 * codes. A dissolve has a line without a length for the outgoing clip, and one with its length for the incoming clip.
 * Sound that is off is turned down to −99 dB, as Final Cut 7 writes it.
 */
export function writeEdl({ counting, startsAt, tracks }: MadeEdit): string {
  const events: { at: number; write: (number: string) => string[] }[] = [];
  const mark = counting.drop && tracks.length % 2 === 0 ? ";" : ":";
  const code = (frame: number) => codeOf(frame, counting, mark);
  for (const [index, track] of tracks.entries()) {
    const sounds = track.items as Sound[];
    for (const [at, one] of sounds.entries()) {
      const before = sounds[at - 1];
      const next = sounds[at + 1];
      const end = Math.min(one.at + one.length, next?.at ?? Number.POSITIVE_INFINITY);
      const line = (transition: string, from: number, reel: string, start: number, stop: number) =>
        [reel.padEnd(8), (CHANNELS[index] ?? "").padEnd(5), transition.padEnd(8)].join(" ") +
        [from, from + stop - start, startsAt + start, startsAt + stop]
          .map((frame) => ` ${code(frame)}`)
          .join("");
      const third = index === 2 ? ["AUD   3"] : [];
      const silenceOf = (sound: Sound, from: number) =>
        sound.isOff || track.isOff
          ? [`* AUDIO LEVEL AT ${code(from)} IS -99.00 DB  (REEL ${reelOf(index, sound)})`]
          : [];
      events.push({
        at: one.at,
        write(number) {
          const fade = before ? before.at + before.length - one.at : 0;
          if (!before || fade <= 0) {
            const isSplit = one.way === 1 && one.at >= SPLIT && one.from >= SPLIT;
            const early = isSplit ? SPLIT : 0;
            return [
              `${number}  ${line("C", one.from - early, reelOf(index, one), one.at - early, end)}`,
              ...third,
              ...(isSplit ? [`SPLIT:    AUDIO DELAY=  ${code(SPLIT)}`] : []),
              `* FROM CLIP NAME: ${one.name}`,
              ...silenceOf(one, one.from),
            ];
          }
          const left = before.from + one.at - before.at;
          return [
            `${number}  ${line("C", left, reelOf(index, before), one.at, one.at)}`,
            ...third,
            `${number}  ${line(`D    ${String(fade).padStart(3, "0")}`, one.from, reelOf(index, one), one.at, end)}`,
            ...third,
            `* FROM CLIP NAME: ${before.name}`,
            `* TO CLIP NAME: ${one.name}`,
            ...silenceOf(before, left),
            ...silenceOf(one, one.from),
          ];
        },
      });
    }
  }
  events.sort((a, b) => a.at - b.at);
  const lines = events.flatMap(({ write }, index) => write(String(index + 1).padStart(3, "0")));
  return ["TITLE: Montage", `FCM: ${counting.drop ? "DROP FRAME" : "NON-DROP FRAME"}`, "", ...lines].join(
    "\r\n",
  );
}

const reelOf = (track: number, { at }: Sound) => `R${track}${at}`;
