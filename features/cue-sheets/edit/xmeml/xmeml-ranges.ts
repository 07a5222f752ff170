import type { Range } from "../ranges.ts";
import { textAt, type XmlElement } from "../xml.ts";

/** Written by Final Cut 7 and Premiere instead of a start or an end at which a clip has a transition. */
export const IN_TRANSITION = -1;

/** Returns the range of a clip in its sequence, including its transitions; null if it has none. */
export function rangeOf(
  item: XmlElement,
  before: XmlElement | undefined,
  after: XmlElement | undefined,
): Range | null {
  const [start, end] = [numberAt(item, "start"), numberAt(item, "end")];
  const first =
    start === IN_TRANSITION && before?.name === "transitionitem" ? numberAt(before, "start") : start;
  const last = end === IN_TRANSITION && after?.name === "transitionitem" ? numberAt(after, "end") : end;
  return first !== null && last !== null && first >= 0 && last > first ? [first, last] : null;
}

/** Returns the number in an element of an element; null if it has none. */
export function numberAt(element: XmlElement, name: string): number | null {
  const text = textAt(element, name);
  const value = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
