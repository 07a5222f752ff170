import { titleOfClip } from "./clip-title.ts";
import { fileNamesMusic, isRoleName } from "./role-names.ts";
import { withoutSpaces } from "./title-words.ts";

/**
 * Returns the name that a clip or its file has beside the one that `clipLabel` shows, if it may be that of other music:
 * an editor may have named the clip anew. Empty if both say the same, or if the other names no music.
 */
export function otherNameOf(clip: { name: string; file: string; reel: string }): string {
  const { name, file } = clip;
  if (name === "" || file === "" || !fileNamesMusic(file)) return "";
  const isFileShown = isRoleName(name);
  const [ofClip, ofFile] = [name, file].map((one) => withoutSpaces(titleOfClip(one).title || one)) as [
    string,
    string,
  ];
  if (ofClip.includes(ofFile) || ofFile.includes(ofClip)) return "";
  return isFileShown ? name : file;
}
