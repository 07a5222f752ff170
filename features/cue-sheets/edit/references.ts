import { fold } from "#/contract/fold.ts";
import { titleOfClip } from "./clip-title.ts";
import type { Edit, EditClip } from "./edit.ts";
import { withoutSpaces } from "./title-words.ts";

/** The letters and the first number of a code, which name the album: «NSC-0451» of «NSC-0451_003». */
const ALBUM = /^\d?[A-Za-z]+[ _-]?\d+/;

/**
 * Returns an edit whose clips have the codes of libraries in their names and those of their files, unless they state
 * others. Clips with the same title and version have the same code. The code of the programme, which its title has, is
 * none of a library.
 */
export function withReferences(edit: Edit): Edit {
  const programme = withoutSpaces(edit.title);
  const ofLibrary = (code: string) => {
    const album = withoutSpaces(ALBUM.exec(code)?.[0] ?? code);
    return album !== "" && programme.includes(album) ? "" : code;
  };
  const read = new Map<string, { code: string; work: string }>();
  const readName = (name: string) => {
    const known = read.get(name);
    if (known) return known;
    const { title, version, reference } = titleOfClip(name);
    const work = title === "" ? "" : fold(`${title} (${version})`);
    const found = { code: ofLibrary(reference), work };
    read.set(name, found);
    return found;
  };
  const coded = edit.clips.map((clip) => {
    const own = clip.reference === undefined ? "" : ofLibrary(clip.reference);
    return { clip, code: own || readName(clip.name).code || readName(clip.file).code };
  });
  if (coded.every(({ code }) => code === "")) return edit;
  const codes = new Map<string, string | null>();
  for (const { clip, code } of coded) {
    const { work } = readName(clip.name);
    if (code === "" || work === "") continue;
    codes.set(work, !codes.has(work) || codes.get(work) === code ? code : null);
  }
  const clips = coded.map(({ clip: { reference: _, ...clip }, code }): EditClip => {
    const known = code || codes.get(readName(clip.name).work);
    return known ? { ...clip, reference: known } : clip;
  });
  return { ...edit, clips };
}
