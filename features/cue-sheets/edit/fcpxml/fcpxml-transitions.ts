import type { Range } from "../ranges.ts";
import { child, type XmlElement } from "../xml.ts";
import { seconds } from "./fcpxml-time.ts";

/** Seconds by which transitions extend an element before its start and after its end. */
export type Handles = readonly [before: number, after: number];

/** Whether a transition affects only the picture; without a filter it may affect both picture and sound. */
const isPictureOnly = (one: XmlElement) =>
  child(one, "filter-video") !== undefined && child(one, "filter-audio") === undefined;

/** Returns the seconds by which the transitions before and after an element extend it beyond its cuts. */
export function handlesOf(neighbours: readonly (XmlElement | undefined)[], [from, to]: Range): Handles {
  const [before, after] = neighbours.map((one) => {
    if (one?.name !== "transition" || isPictureOnly(one)) return null;
    const start = seconds(one.attributes.offset);
    return start === null ? null : [start, start + (seconds(one.attributes.duration) ?? 0)];
  });
  return [Math.max(0, from - (before?.[0] ?? from)), Math.max(0, (after?.[1] ?? to) - to)];
}
