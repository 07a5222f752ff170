import { fold } from "#/contract/fold.ts";
import { unquoted } from "../clip-title.ts";
import { hasLibraryCode } from "../library-codes.ts";
import { isPictureFile } from "../media-file-names.ts";
import { namesMusic } from "../music-words.ts";
import { versionNamed } from "../split-version.ts";
import { isNoiseRemark, roleInRemarks } from "./row-kinds.ts";
import { isSetAside } from "./row-remarks.ts";

/** A name that consists of words such as «music» and «temp» and a number. The title is then in the file or the note. */
const KIND_ONLY =
  /^(?:(?:(?:musi(?:c|que|k|ca)|mx|mus|cue|zi[kc]|te?mp)[\s._#-]*)+\d{0,3}|m[\s._#-]*\d{1,2})$/;
/** A longer name says more than a kind. */
const LONGEST_KIND = 100;

const QUOTED = /["\u00ab\u201c\u201e][^"\u00bb\u201d]{2,}["\u00bb\u201d\u201c]/u;

/** Whether the note of a row without a title names its music: with a word for it, a library's code, or a title in quotes. */
export const namesPiece = (note: string) =>
  (namesMusic(note) || hasLibraryCode(note) || QUOTED.test(note)) &&
  !isSetAside("", [note]) &&
  !isNoiseRemark(note) &&
  roleInRemarks([note]) === "";

/** Returns the title of a row from its cells: its name, else its file, or its note if the name only means music. */
export function titleOfRow(written: string, file: string, note: string): string {
  const name = unquoted(written);
  if (name.length > LONGEST_KIND || !KIND_ONLY.test(fold(name))) return name || file;
  const isTitle = !isSetAside("", [note]) && !isNoiseRemark(note) && versionNamed(note) === null;
  return (isPictureFile(file) ? "" : file) || (isTitle && note) || name;
}
