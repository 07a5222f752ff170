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

/** Evidence in nats from which a use is told, and from which it is sure: measured on decoys (decision 047). */
const LIKELY = 25;
/** The same where it would have been played at another speed: many speeds are tried. */
const LIKELY_AT_OTHER_SPEEDS = 40;
const SURE = 60;
/** Stretches that are taken up and weighed anew, at most, per hour of programme: bounds what a crafted print costs. */
const MOST_WEIGHED_AN_HOUR = 20_000;
/** Windows that are read at each other speed, at most: of three hours all, of more some, evenly. */
const MOST_WINDOWS_AT_OTHER_SPEEDS = 900;
/** Seconds under which a use is called short where too little speaks for it. */
const SHORT = 6;

/** How music is heard that was played faster or slower, with and without its pitch; programme against recording. */
const OTHER_SPEEDS: readonly Reading[] = [0.96, 1.04].flatMap((stretch) => [
  { stretch, shift: 0 },
  { stretch, shift: -12 * Math.log2(stretch) },
]);
/** Speeds beside that of a reading among which the true one is sought. */
const FINER = [-0.01, -0.0075, -0.005, -0.0025, 0, 0.0025, 0.005, 0.0075, 0.01];

/**
 * Every use of a recording of the index in a programme of so many seconds, in order of time. Windows propose where
 * recordings may lie; evidence is then added up along each such line over the whole programme. The strongest is told
 * first, and what it explains tells of nothing else: so versions and repeated bars give way to what fits best, while
 * two recordings over one another both stay.
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
  return joinParts(found.map((one) => told(map, one)));

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

/** Whether a frame lies where nothing sure has been found. */
function uncovered(found: readonly Settled[], frames: number): (frame: number) => boolean {
  const covered = new Uint8Array(frames);
  for (const { from, to, stretch } of found) {
    if (stretch.evidence >= SURE) covered.fill(1, Math.max(0, from), to);
  }
  return (frame) => covered[Math.min(frames - 1, Math.round(frame))] !== 1;
}

/** A line turned about the middle of where it was seen to the speed, a little beside its own, that fits best. */
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

function told(map: ProgrammeMap, { line, stretch, hasTwin }: Settled): FoundUse {
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
