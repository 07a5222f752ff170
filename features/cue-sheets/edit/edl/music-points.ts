import { fold } from "#/contract/fold.ts";
import { isOtherLabel } from "../not-music.ts";
import { hasMusicPrefix } from "../tables/music-prefix.ts";
import { isNameOfWork } from "../tables/note-names.ts";
import { peopleInNotes } from "../tables/people-in-notes.ts";
import type { EdlMarker } from "./edl-markers.ts";
import type { ColorMeaning } from "./marker-colors.ts";

/** «Fin a 01:01:44:00», “until 01:01:44:00”, «jusqu'\u00e0 la fin du film 01:01:44:00»: the end that a note gives a marker. */
const END_IN_NOTE =
  /(?:^|[^\p{L}])(?:fin|end|ende|ends|out|until|till|bis|jusqu['\u2019]\p{L}|hasta|fino)(?:[\s:=@(]{1,3}[\p{L}'\u2019]{1,12}){0,5}[\s:=@(]{0,3}(\d{2}[:;]\d{2}[:;]\d{2}[:;]\d{2})(?!\d)/iu;
const LONGEST_NOTE = 400;

/** Returns the time code at which a marker's note says that its music ends; empty if there is none. */
export const endInNote = (note: string) => END_IN_NOTE.exec(note.slice(0, LONGEST_NOTE))?.[1] ?? "";

/**
 * Returns the markers without a length that are music whose end the person enters: those that start as music, have the
 * colour of music, or people in their notes. In a list whose markers have no prefix, also those with a title between
 * markers with a length.
 */
export function musicPoints(
  markers: readonly EdlMarker[],
  legend: ReadonlyMap<string, ColorMeaning>,
): ReadonlySet<EdlMarker> {
  const peopleByNote = peopleInNotes(markers.map(({ note }) => note));
  const hasPrefixes = markers.some(({ name }) => hasMusicPrefix(name));
  const isOther = ({ color, name }: EdlMarker) =>
    (legend.get(color) ?? "music") !== "music" || isOtherLabel(name);
  const isLong = (one: EdlMarker | undefined) => one !== undefined && one.frames > 1 && !isOther(one);
  const others = markers.filter((one) => !isOther(one));
  return new Set(
    others.filter((one, at) => {
      if (one.frames > 1 || one.name === "") return false;
      if (hasMusicPrefix(one.name) || legend.get(one.color) === "music") return true;
      if (peopleByNote.get(one.note)?.writers.length || (endInNote(one.note) && isTitle(one.name)))
        return true;
      if (hasPrefixes || legend.size > 0 || one.note !== "" || !isTitle(one.name)) return false;
      return [others[at - 1], others[at + 1]].every(isLong);
    }),
  );
}

const isTitle = (name: string) => isNameOfWork(name) && !/^(?:to ?do|note|chapter|chapitre)/.test(fold(name));
