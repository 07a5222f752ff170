import { RATES, timecodeOf } from "../time/timecode.ts";
import { usesOf } from "./join-clips.ts";
import { readEdit } from "./read-edit.ts";

/** For tests: returns the audible uses of an edit and those that are off, each as `Name 01:00:00:00–01:00:10:00`. */
export async function usesAsRead(text: string, assumed = RATES["25"]) {
  const edit = await readEdit(text, assumed);
  const uses = usesOf(edit.clips);
  const labelled = (isOff: boolean) =>
    uses
      .filter((use) => (use.isOff ?? false) === isOff)
      .map(({ name, start, end }) =>
        [name, [start, end].map((at) => timecodeOf(at, edit.countingRate)).join("–")].join(" "),
      );
  return { heard: labelled(false), off: labelled(true), edit };
}
