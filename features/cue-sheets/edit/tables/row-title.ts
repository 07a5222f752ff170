import { fold } from "#/contract/fold.ts";
import { unquoted } from "../clip-title.ts";
import { isPictureFile } from "../media-file-names.ts";
import { versionNamed } from "../split-version.ts";
import { isNoiseRemark } from "./row-kinds.ts";
import { isSetAside } from "./row-remarks.ts";

/** A name that consists of words such as «music» and «temp» and a number. The title is then in the file or the note. */
const KIND_ONLY =
  /^(?:(?:(?:musi(?:c|que|k|ca)|mx|mus|cue|zi[kc]|te?mp)[\s._#-]*)+\d{0,3}|m[\s._#-]*\d{1,2})$/;
/** A longer name says more than a kind. */
const LONGEST_KIND = 100;

/** Returns the title of a row from its cells: its name, else its file, or its note if the name only means music. */
export function titleOfRow(written: string, file: string, note: string): string {
  const name = unquoted(written);
  if (name.length > LONGEST_KIND || !KIND_ONLY.test(fold(name))) return name || file;
  const isTitle = !isSetAside("", [note]) && !isNoiseRemark(note) && versionNamed(note) === null;
  return (isPictureFile(file) ? "" : file) || (isTitle && note) || name;
}
