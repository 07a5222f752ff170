import type { Constellation } from "#/contract/sound/constellation.ts";
import { LONG_RATE, STEPS_PER_SEMITONE } from "#/contract/sound/long-frames.ts";
import type { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { AS_IT_IS, type Reading } from "#/server/sound/prints/landmarks.ts";
import { boundPoints } from "./bound-points.ts";
import type { FoundUse, UseReason } from "./found-use.ts";
import { joinParts } from "./join-parts.ts";
import { type Line, ProgrammeMap } from "./programme-map.ts";
import { type Proposed, STEP, scanLines } from "./scan-lines.ts";
import { type Settled, settleLines } from "./settle-lines.ts";

/** Minimum evidence in nats for a likely and for a sure use: measured on decoys (decision 047). */
const LIKELY = 25;
/** Minimum evidence for a use at another speed: it is higher because many speeds are tried. */
const LIKELY_AT_OTHER_SPEEDS = 40;
const SURE = 60;
/** Maximum number of stretches that are weighed again, per hour of programme: limits the cost of a crafted print. */
const MOST_WEIGHED_AN_HOUR = 20_000;
/**
 * Maximum number of windows at each other speed: all windows of three hours, evenly spaced ones of longer programmes.
 */
const MOST_WINDOWS_AT_OTHER_SPEEDS = 900;
/** Length in seconds below which a use with little evidence is reported as short. */
const SHORT = 6;

/** Readings of music that a programme plays faster or slower than the recording, with and without a change of pitch. */
const OTHER_SPEEDS: readonly Reading[] = [0.96, 1.04].flatMap((stretch) => [
  { stretch, shift: 0 },
  { stretch, shift: -12 * Math.log2(stretch) },
]);
/** Offsets from the speed of a reading, tried to find the true speed. */
const FINER = [-0.01, -0.0075, -0.005, -0.0025, 0, 0.0025, 0.005, 0.0075, 0.01];

/**
 * Finds every use of a recording of the index in a programme of `seconds`. Windows propose lines where recordings may
 * lie; evidence is then summed along each line over the whole programme. The strongest is taken first and claims its
 * points, so that versions and repeated bars yield to the best match, while two recordings at the same time both stay.
 * @returns uses in order of time
 */
export function findUses(index: LandmarkIndex, programme: Constellation, seconds: number): FoundUse[] {
  const frames = Math.ceil(seconds * LONG_RATE);
  const points = boundPoints(programme, frames);
  const map = new ProgrammeMap(index, points, frames);
  const most = Math.ceil((seconds / 3600) * MOST_WEIGHED_AN_HOUR) + MOST_WEIGHED_AN_HOUR / 60;
  const found = settleLines(map, linesOf(AS_IT_IS), { least: LIKELY, most });
  const isOpen = uncovered(found, frames);
  for (const reading of OTHER_SPEEDS) {
    found.push(...settleLines(map, linesOf(reading, isOpen), { least: LIKELY_AT_OTHER_SPEEDS, most }));
  }
  return joinParts(found.map((one) => toFoundUse(map, one)));

  function linesOf(reading: Reading, isWanted: (frame: number) => boolean = () => true): Line[] {
    const lines = new Map<string, Line>();
    const step =
      reading === AS_IT_IS ? STEP : Math.max(2 * STEP, Math.ceil(frames / MOST_WINDOWS_AT_OTHER_SPEEDS));
    for (const proposed of scanLines(index, map, { points, reading, isWanted, step })) {
      const line = reading === AS_IT_IS ? proposed.line : atBestSpeed(map, proposed);
      lines.set(`${line.sound} ${line.stretch} ${Math.round(line.offset)}`, line);
    }
    return [...lines.values()];
  }
}

/** Returns a function that checks whether a frame lies outside all sure uses. */
function uncovered(found: readonly Settled[], frames: number): (frame: number) => boolean {
  const covered = new Uint8Array(frames);
  for (const { from, to, stretch } of found) {
    if (stretch.evidence >= SURE) covered.fill(1, Math.max(0, from), to);
  }
  return (frame) => covered[Math.min(frames - 1, Math.round(frame))] !== 1;
}

/** Returns the line rotated around the middle of its window to the best speed near its own. */
function atBestSpeed(map: ProgrammeMap, { line, start, end }: Proposed): Line {
  const middle = (start + end) / 2;
  let [best, most] = [line, Number.NEGATIVE_INFINITY];
  for (const more of FINER) {
    const stretch = line.stretch + more;
    const steps = line.steps === 0 ? 0 : Math.round(-12 * STEPS_PER_SEMITONE * Math.log2(stretch));
    for (const aside of [-2, 0, 2]) {
      const offset = line.offset - more * middle + aside;
      const turned = { ...line, stretch, steps, offset };
      const evidence = map.evidenceWithin(turned, start, end);
      if (evidence > most) [best, most] = [turned, evidence];
    }
  }
  return best;
}

function toFoundUse(map: ProgrammeMap, { line, stretch, hasTwin }: Settled): FoundUse {
  const [from, to] = map.edges(line, stretch);
  const start = Math.max(0, from / LONG_RATE);
  const end = Math.min(map.frames, to) / LONG_RATE;
  const part = { start, end, offset: Math.max(0, start * line.stretch + line.offset / LONG_RATE) };
  const isShort = end - start < SHORT;
  const reason = reasonOf();
  return {
    ...part,
    sound: line.sound,
    parts: [part],
    evidence: stretch.evidence,
    heard: map.shareHeard(line, stretch),
    speed: line.stretch,
    certainty: reason === "heard" ? "sure" : "likely",
    reason,
  };

  function reasonOf(): UseReason {
    if (hasTwin) return "twin";
    if (line.stretch !== 1) return "speed";
    if (stretch.evidence >= SURE) return "heard";
    return isShort ? "short" : "covered";
  }
}
