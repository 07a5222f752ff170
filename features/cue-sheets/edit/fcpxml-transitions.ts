import { seconds } from "./fcpxml-time.ts";
import type { Range } from "./ranges.ts";
import type { XmlElement } from "./xml.ts";

/** What the transitions before and behind an element at `own` make heard of it: they lie over its cuts. */
export function handlesOf(beside: readonly (XmlElement | undefined)[], [from, to]: Range): Range {
  const [before, behind] = beside.map((one) => {
    const start = one?.name === "transition" ? seconds(one.attributes.offset) : null;
    return start === null ? null : [start, start + (seconds(one?.attributes.duration) ?? 0)];
  });
  return [Math.max(0, from - (before?.[0] ?? from)), Math.max(0, (behind?.[1] ?? to) - to)];
}
