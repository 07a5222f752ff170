import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { isForeignSound } from "./foreign-sound.ts";
import { SOUND_FORMATS } from "./sound-formats.ts";

const SOUNDS = new Set(SOUND_FORMATS);
/** Words for covers in the names of pictures, as parts of a regular expression. */
export const COVER =
  "cover|front|pochette|jaquette|artwork|sleeve|copertina|portada|car\u00e1tula|albumcover";
const PICTURE = "(?:jpe?g|png|tiff?)";
/** The end of a word: a `_` may follow it. */
const END = String.raw`(?![\p{L}\p{N}])`;
/** Words for other pictures of a sleeve, and for papers. */
const NO_FRONT = "back|rear|verso|inside|inlay|booklet|livret|press|retro|interno|r\u00fcckseite|letter";
/**
 * Names of covers. The album's reference may follow («Pochette_0201.png»), or a name may come before («SIL201_art.png»,
 * «Delta front.jpg»), or follow with the size of the picture («Pochette_Rives_3000x3000.jpg»).
 */
const COVERS = new RegExp(
  String.raw`^(?:(?!.*(?:${NO_FRONT}))(?:[a-z]{2,5}[\s_-]?\d{2,5}_(?=art${END})|.+[\s_-](?=(?:${COVER})${END})))?(?:${COVER}|folder|art(?=\.)|cover[\s_-]?art|album[\s_-]?art)(?:[\s_-]+(?:[a-z]{2,5}[\s_-]?)?\d{3,6}|(?!.*(?:${NO_FRONT}))(?:[\s_-].{0,80})?[\s_(-]\d{3,5}\s?[x\u00d7]\s?\d{3,5}(?:\s?px)?\)?)?\.${PICTURE}$`,
  "iu",
);
/** «Pochette_Rives.jpg»: a title behind a word that means nothing but a cover; «cover story.jpg» is something else. */
const WITH_TITLE = new RegExp(
  String.raw`^(?!.*(?:${NO_FRONT}))(?:pochette|jaquette|artwork|copertina|portada|car\u00e1tula)[\s_-].{1,80}\.${PICTURE}$`,
  "iu",
);
const isCover = (name: string) => COVERS.test(name) || WITH_TITLE.test(name);
/** A picture named after the reference of an album: «SIL 201.jpg». */
const REFERENCE =
  /^((?!cd|dis[ck]|dvd|img|dsc)[a-z]{2,5}[\s_-]?\d{2,5})(?:[\s_-](?:art|artwork|cover|front|pochette|jaquette|sleeve|copertina|portada))?\.(?:jpe?g|png|tiff?)$/i;

const bare = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Returns the reference after which a picture is named, without spaces and punctuation; null for other pictures. */
export function referenceOfCover(path: string): string | null {
  const [, reference] = REFERENCE.exec(basename(path)) ?? [];
  return reference ? bare(reference) : null;
}

/** A folder that contains files, or that could not be read. */
export interface FoundFolder {
  path: string;
  /** Path below the walked folder, with `/`; "" for that folder itself. */
  relative: string;
  /** Sorted by name, with numbers in numeric order: `2` before `10`. */
  sounds: SoundFile[];
  /** Absolute paths of pictures named as a cover. */
  covers: string[];
  /** Sound files with formats or names that are not imported, as paths below the walked folder. */
  foreign: string[];
  /** Files that are neither sound nor cover, as paths below the walked folder, so that the report can list them. */
  others: string[];
  /** Error that prevented reading; the other fields are then empty. */
  failure: NodeJS.ErrnoException | null;
}

/** Compares names, with numbers in numeric order. */
export const byName = new Intl.Collator("en", { numeric: true, sensitivity: "base" }).compare;

/**
 * Yields every folder below `root` that contains files, depth first, by name. Skips names that start with a dot,
 * because systems store metadata in such files (`._song.mp3`). Does not follow links to folders, because they could
 * form a cycle.
 */
export async function* walkFolder(root: string, relative = ""): AsyncGenerator<FoundFolder> {
  const path = join(root, relative);
  const found: FoundFolder = {
    path,
    relative,
    sounds: [],
    covers: [],
    foreign: [],
    others: [],
    failure: null,
  };
  const below: string[] = [];
  try {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      if (entry.name.startsWith(".")) continue;
      const own = relative === "" ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) below.push(own);
      else if (!entry.isFile() && !entry.isSymbolicLink()) continue;
      else if (SOUNDS.has(extname(entry.name).toLowerCase())) {
        found.sounds.push({ path: join(path, entry.name), relative: own });
      } else if (isCover(entry.name.normalize("NFC"))) found.covers.push(join(path, entry.name));
      else if (await isForeignSound(join(path, entry.name))) found.foreign.push(own);
      else found.others.push(own);
    }
  } catch (error) {
    yield {
      ...found,
      sounds: [],
      covers: [],
      foreign: [],
      others: [],
      failure: error as NodeJS.ErrnoException,
    };
    return;
  }
  found.sounds.sort((a, b) => byName(a.relative, b.relative));
  // The shortest name comes first: a number after the name may mean another size or side.
  found.covers.sort((a, b) => a.length - b.length || byName(a, b));
  const names = found.sounds.map(({ path: sound }) => bare(basename(sound)));
  const { covers = [], others = [] } = Object.groupBy(found.others, (other) => {
    const reference = referenceOfCover(other);
    // A folder of pictures alone may hold the covers of albums beside it.
    const isOfSounds = reference !== null && names.some((name) => name.startsWith(reference));
    return isOfSounds || (reference !== null && names.length === 0) ? "covers" : "others";
  });
  found.covers.push(...covers.map((cover) => join(root, cover)));
  found.others = others;
  if (found.sounds.length + found.foreign.length + found.others.length + found.covers.length > 0) yield found;
  for (const folder of below.sort(byName)) yield* walkFolder(root, folder);
}
