import { fold } from "#/contract/fold.ts";
import { type ClipTitle, titleOfClip } from "./clip-title.ts";
import type { Edit, EditClip } from "./edit.ts";
import { isPictureFile } from "./media-file-names.ts";
import { withoutSpaces } from "./title-words.ts";

/** The letters and the first number of a code, which name the album: «NSC-0451» of «NSC-0451_003». */
const ALBUM = /^\d?(?:[A-Z]+_)?[A-Za-z]+[ _-]?\d+/;
/** What a name with a code has at least; most names of a long edit have none, and reading titles takes time. */
const MAYBE_CODE = /[A-Za-z]{2}[ _-]?\d{2}/;

/**
 * Returns an edit whose clips have the codes of libraries in their names and those of their files, unless they state
 * others, and the persons behind such titles as writers. Clips with the same title and version have the same code. The code of the programme, which its title or the
 * sound of its pictures has, is none of a library.
 */
export function withReferences(edit: Edit): Edit {
  const read = new Map<string, ClipTitle>();
  const readName = (name: string) => {
    const found = read.get(name) ?? titleOfClip(name);
    read.set(name, found);
    return found;
  };
  const codeIn = (name: string) => (MAYBE_CODE.test(name) ? readName(name).reference : "");
  const coded = edit.clips.map((clip) => ({
    clip,
    code: clip.reference || codeIn(clip.name) || codeIn(clip.file),
  }));
  if (coded.every(({ code }) => code === "")) return edit;
  const isOfProgramme = programmeOf(edit.title, coded);
  const codes = new Map<string, string | null>();
  for (const { clip, code } of coded) {
    const work = workOf(readName(clip.name));
    if (code === "" || work === "" || isOfProgramme(code)) continue;
    codes.set(work, !codes.has(work) || codes.get(work) === code ? code : null);
  }
  const clips = coded.map(({ clip: { reference: _, ...clip }, code }): EditClip => {
    const known = isOfProgramme(code) ? "" : code || codes.get(workOf(readName(clip.name)));
    if (!known) return clip;
    const writers = clip.writers ?? [clip.name, clip.file].map((one) => readName(one).writers).find(areThere);
    return { ...clip, reference: known, ...(writers && { writers }) };
  });
  return { ...edit, clips };
}

const areThere = ({ length }: readonly unknown[]) => length > 0;
const albumOf = (code: string) => withoutSpaces(ALBUM.exec(code)?.[0] ?? code);
const workOf = ({ title, version }: ClipTitle) => (title === "" ? "" : fold(`${title} (${version})`));

/** Returns whether a code is that of the programme itself. */
function programmeOf(
  title: string,
  coded: readonly { clip: EditClip; code: string }[],
): (code: string) => boolean {
  const programme = withoutSpaces(title);
  // A marker on a picture track has no media whose name could be the programme's.
  const isMedia = ({ name, hasPicture, file, reel }: EditClip) =>
    hasPicture && (file !== "" || reel !== "" || isPictureFile(name));
  const pictures = new Set(
    coded.flatMap(({ clip, code }) => (isMedia(clip) && code !== "" ? albumOf(code) : [])),
  );
  return (code) => {
    const album = albumOf(code);
    return album !== "" && (programme.includes(album) || pictures.has(album));
  };
}
