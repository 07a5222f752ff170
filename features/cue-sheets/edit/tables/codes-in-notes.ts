import { fold } from "#/contract/fold.ts";
import type { EditClip } from "../edit.ts";
import { hasLibraryCode, libraryCodeIn } from "../library-codes.ts";
import { shortNote } from "./note-companies.ts";
import { OF_ANOTHER } from "./note-names.ts";

type CodedClip = Pick<EditClip, "name" | "reference"> & { note?: string };

/** Returns clips with the library's code that their notes state, unless they have one themselves. */
export const withCodesOfNotes = <Clip extends CodedClip>(clips: readonly Clip[]): Clip[] =>
  clips.map((clip) => {
    const { name, note = "", reference } = clip;
    if (note === "" || reference || hasLibraryCode(name) || libraryCodeIn(name) !== "") return clip;
    const code = OF_ANOTHER.test(fold(shortNote(note))) ? "" : libraryCodeIn(note);
    return code === "" ? clip : { ...clip, reference: code };
  });
