import type { Constellation } from "#/contract/sound/constellation.ts";
import { RATE } from "#/contract/sound/frames.ts";
import { ProgrammePrinter } from "#/contract/sound/programme-printer.ts";
import { type Pcm, pcmSeconds } from "#/server/sound/measuring/pcm.ts";
import { monoAt } from "./resample.ts";

/** Returns the seconds and points of a programme whose whole sound is in memory. */
export function pointsOfProgramme(pcm: Pcm): { seconds: number; points: Constellation } {
  const printer = new ProgrammePrinter();
  printer.push(monoAt(pcm, RATE));
  return { seconds: pcmSeconds(pcm), points: printer.end() };
}
