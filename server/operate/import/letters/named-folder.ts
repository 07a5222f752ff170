import { fold } from "#/contract/fold.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";

const FOLDER =
  "(?:sub)?folders?|director(?:y|ies)|dossiers?|repertoires?|(?:unter)?ordners?|verzeichnis|cartell[ae]|carpetas?";
/** `/refs`, `the folder "refs"`, `the “_OLD MIXES” folder`: names of folders as letters write them. */
const NAMED = [
  /(?<![\p{L}\p{N}/:.])\/([\p{L}\p{N}_-]{2,40})(?![\p{L}\p{N}/])/gu,
  new RegExp(
    String.raw`(?<!\p{L})(?:${FOLDER}) (?:called |named |appele |nomme |namens )?["'\u00ab\u201c\u201e]\s?([^"\u00bb\u201d\u201c]{2,60}?)\s?["'\u00bb\u201d\u201c]`,
    "gu",
  ),
  new RegExp(
    String.raw`["\u00ab\u201c\u201e]\s?([^"\u00bb\u201d\u201c]{2,60}?)\s?["\u00bb\u201d\u201c][ -](?:${FOLDER})(?!\p{L})`,
    "gu",
  ),
];

/**
 * Returns a function that returns those of the sounds that lie in a folder that a sentence names, or null for a sentence
 * that names none of `folders`, which are paths below the imported one.
 */
export function folderNamer<Sound extends { file: SoundFile }>(
  folders: readonly string[],
  sounds: readonly Sound[],
) {
  const known = new Map(folders.flatMap((folder) => partsOf(folder).map((part) => [part, new Set<Sound>()])));
  for (const sound of sounds)
    for (const part of partsOf(sound.file.relative).slice(0, -1)) known.get(part)?.add(sound);
  return (sentence: string): ReadonlySet<Sound> | null => {
    const text = fold(sentence).replace(/\s+/g, " ");
    const said = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
    const named = [...new Set(said)].flatMap((name) => known.get(name) ?? []);
    const [first, ...others] = named;
    return first && others.length > 0 ? new Set(named.flatMap((one) => [...one])) : (first ?? null);
  };
}

const partsOf = (path: string) => fold(path).split("/");
