/**
 * `KSM010_01 `, `SIL 201-07 - `, `SIL_0201_03_`: letters and number of an album, then a track number; a title follows. A
 * disc may stand between them, `KWM112-1_01_`, a letter behind the number, `KSM010_01B_`, and a number of one digit between
 * underscores, `KSM010_1_`.
 */
const REFERENCE =
  /^((\p{Lu}{2,5}[ _-]?\d{2,5})(?:(?:-\d)?[_-]\d{2,3}[A-Za-z]?|_\d(?=_)))(?:\s*[-–_.]\s*|\s+)(?=[\p{L}\p{N}("'«“¿¡])/u;
/** `CCM012_`: the reference of an album alone, which counts only if all files begin with it. */
const ALBUM_ALONE = /^(\p{Lu}{2,5}[ _-]?\d{3,5})_(?=\p{L})/u;
const ALBUM_BEFORE = /^(\p{Lu}{2,5}[ _-]?\d{3,5})[ _](?=\p{L})/u;
/** Prefixes of discs, tempi, works, wars, broadcasts and formats, and years: no library uses them for albums. */
const NO_ALBUM =
  /^(?:CD|DISCS?|DISK|DVD|LP|EP|SIDE|FACE|VOL|PART|PT|TAKE|BPM|OP|BWV|KV|WW|TV|FR|EN|UK|US|WAV|FLAC|AIFF|MP)[ _-]?\d|\D(?:19|20)\d\d$/;

/** Letters and number of an album in any place. */
const ANYWHERE = /(?<![\p{L}\p{N}])\p{Lu}{2,5}[ _-]?\d{2,5}(?!\d)/gu;

/** `KSM010_01_2_Copper Sky_30`: the number of a version between the reference of its track and the title. */
const INDEX = /^\d{1,2}_(?=\p{L})/u;

/** Returns a reference in capitals, without spaces and punctuation. */
export const bareReference = (reference: string) => reference.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Returns the albums' references anywhere in a text, such as a path, without spaces and punctuation. */
export const referencesIn = (text: string): string[] =>
  (text.match(ANYWHERE) ?? []).filter((one) => !NO_ALBUM.test(one)).map(bareReference);

/** `KAP112 - Les Forges II`: letters and number of an album, and a separator before its title. */
const OF_FOLDER = /^(\p{Lu}{2,5}([ _-]?)(\d{2,5}))(?:\s+[-–—]\s*|-\s+|\s*[–—]\s*|_+)(?=[\p{L}\p{N}("'«“¿¡])/u;
/** `VLT_009 Ironclad`: without a separator. */
const BEFORE_TITLE = /^(\p{Lu}{2,5}([ _-]?)(\d{2,5}))\s+(?=\p{L})/u;
/** Shorter numbers may also count volumes, weeks and acts: `TOME02 - Nuits`. */
const CATALOGUE_DIGITS = 3;
/** `021`: only catalogues count with zeros in front; an agent has a number of his own. */
const WITH_ZEROS = /^0(?!07$)\d{2,}$/;

/**
 * Splits an album's reference from the start of its folder's name. A reference with a space or an underscore («SIL 201
 * - Delta»), with a short number («KX12 - Cordes») or without a separator («SIL201 Delta», but not «SIL021 Delta»)
 * counts only if a file's name starts with it too.
 */
export function referenceOfFolder(folder: string, names: readonly string[]) {
  const name = folder.normalize("NFC");
  const set = OF_FOLDER.exec(name);
  const [whole = "", reference = "", joint, number = ""] = set ?? BEFORE_TITLE.exec(name) ?? [];
  const isPlain =
    !/[ _]/.test(joint ?? "") && (set ? number.length >= CATALOGUE_DIGITS : WITH_ZEROS.test(number));
  const isAlbum =
    whole !== "" &&
    !NO_ALBUM.test(reference) &&
    (isPlain || names.some((name) => bareReference(name).startsWith(bareReference(reference))));
  return isAlbum
    ? { reference: spaced(reference), rest: name.slice(whole.length) }
    : { reference: null, rest: folder };
}

/** Parts of a file's name after its track number. */
export interface NameParts {
  /** The library's reference at its start. */
  reference: string | null;
  /** The name after the reference, without the extension. */
  rest: string;
}

/**
 * Returns a function that splits a library's reference from the start of a file's name; the reference is null if there
 * is none. A prefix counts as an album's if two files start with it, or if it is the album's own reference.
 */
export function referenceReader(names: readonly string[], albumReference: string | null) {
  const albumOf = (name: string) => REFERENCE.exec(name)?.[2] ?? "";
  const byReference = Map.groupBy(new Set(names), (name) => bareReference(albumOf(name)));
  const isAlbum = (album: string) =>
    bareReference(album) === bareReference(albumReference ?? "") ||
    (!NO_ALBUM.test(album) && (byReference.get(bareReference(album))?.length ?? 0) > 1);
  const alone = albumAloneIn(names);
  /** `VLT009 Riser 01` beside `VLT009-01 Breach the Gate`: an album's reference without a track number. */
  const withoutAlbumBefore = (name: string) => {
    const [whole = "", album = ""] = ALBUM_BEFORE.exec(name) ?? [];
    const isOfOthers = !NO_ALBUM.test(album) && (byReference.get(bareReference(album))?.length ?? 0) > 1;
    return whole !== "" && isOfOthers ? name.slice(whole.length) : name;
  };
  const plain = new Set(
    names.flatMap((name) => (INDEX.test(withoutReference(name)) ? [] : (REFERENCE.exec(name)?.[1] ?? []))),
  );
  return (name: string): NameParts => {
    if (alone !== null) return { reference: null, rest: name.replace(ALBUM_ALONE, "") };
    const [whole = "", reference = null, album = ""] = REFERENCE.exec(name) ?? [];
    if (reference === null) return { reference: null, rest: withoutAlbumBefore(name) };
    if (!isAlbum(album)) return { reference: null, rest: name };
    const rest = name.slice(whole.length);
    return { reference: spaced(reference), rest: plain.has(reference) ? rest.replace(INDEX, "") : rest };
  };
}

/**
 * Returns the album reference, without a track number, with which all of several names begin; null if there is none.
 */
export function albumAloneIn(names: readonly string[]): string | null {
  const [one, ...others] = new Set(names.map((name) => ALBUM_ALONE.exec(name)?.[1] ?? null));
  return one && others.length === 0 && new Set(names).size > 1 && !NO_ALBUM.test(one) ? spaced(one) : null;
}

/** Returns the album reference with which all names begin, without spaces and punctuation; null if there is none. */
export function albumReferenceIn(names: readonly string[]): string | null {
  const [one = "", ...others] = new Set(names.map((name) => bareReference(REFERENCE.exec(name)?.[2] ?? "")));
  return one !== "" && others.length === 0 && !NO_ALBUM.test(one) ? one : null;
}

/** Replaces the underscore after the letters, which stands for a space: «SIL_0201_03» becomes «SIL 0201_03». */
const spaced = (reference: string) => reference.replace(/^(\p{L}+)_/u, "$1 ");

/** Removes a possible library reference from the start of a name. */
export const withoutReference = (name: string) => name.slice(REFERENCE.exec(name)?.[0].length ?? 0);
