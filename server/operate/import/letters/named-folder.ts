import { fold } from "#/contract/fold.ts";

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
 * Returns a function that returns whether a path lies in a folder that a sentence names, or null for a sentence that names
 * none of `folders`, which are paths below the imported one.
 */
export function folderNamer(folders: readonly string[]) {
  const known = new Set(folders.flatMap(partsOf));
  return (sentence: string): ((path: string) => boolean) | null => {
    const text = fold(sentence).replace(/\s+/g, " ");
    const said = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
    const named = new Set(said.filter((name) => known.has(name)));
    return named.size === 0
      ? null
      : (path) =>
          partsOf(path)
            .slice(0, -1)
            .some((part) => named.has(part));
  };
}

const partsOf = (path: string) => fold(path).split("/");
