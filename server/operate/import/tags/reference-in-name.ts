/** `KSM010_01 `, `SIL 201-07 - `: letters and number of an album, then the track's; a title follows. */
const REFERENCE = /^((\p{Lu}{2,5}[ -]?\d{2,5})[_-]\d{2,3})(?:\s*[-–_.]\s*|\s+)(?=[\p{L}\p{N}("'«“¿¡])/u;
/** Words that number discs, tempi, works, wars, broadcasts and formats, and years: no library counts its albums so. */
const NO_ALBUM =
  /^(?:CD|DISCS?|DISK|DVD|LP|EP|SIDE|FACE|VOL|PART|PT|TAKE|BPM|OP|BWV|KV|WW|TV|FR|EN|UK|US|WAV|FLAC|AIFF|MP)[ -]?\d|\D(?:19|20)\d\d$/;

const bare = (reference: string) => reference.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");

/** `KAP112 - Les Forges II`: letters and number of an album, then a sign before its title. */
const OF_FOLDER = /^(\p{Lu}{2,5}([ -]?)(\d{2,5}))(?:\s+[-–—]\s*|-\s+|\s*[–—]\s*|_+)(?=[\p{L}\p{N}("'«“¿¡])/u;
/** Shorter numbers count volumes, weeks and acts as well: `TOME02 - Nuits`. */
const CATALOGUE_DIGITS = 3;

/**
 * Splits an album's reference from the beginning of its folder's name. «SIL 201 - Delta», whose letters and number stand
 * apart, and «KX12 - Cordes», whose number is short, have one only where a file's name begins with it too.
 */
export function referenceOfFolder(folder: string, names: readonly string[]) {
  const [whole = "", reference = "", joint, number = ""] = OF_FOLDER.exec(folder.normalize("NFC")) ?? [];
  const isPlain = joint !== " " && number.length >= CATALOGUE_DIGITS;
  const isAlbum =
    whole !== "" &&
    !NO_ALBUM.test(reference) &&
    (isPlain || names.some((name) => bare(name).startsWith(bare(reference))));
  return isAlbum
    ? { reference, rest: folder.normalize("NFC").slice(whole.length) }
    : { reference: null, rest: folder };
}

/**
 * Returns a function that splits the reference of a library from the beginning of a file's name; null where there is
 * none. Letters and number are an album's where two of its files begin with them, or its own reference says so.
 */
export function referenceReader(names: readonly string[], albumReference: string | null) {
  const albumOf = (name: string) => REFERENCE.exec(name)?.[2] ?? "";
  const begun = Map.groupBy(new Set(names), (name) => bare(albumOf(name)));
  const isAlbum = (album: string) =>
    bare(album) === bare(albumReference ?? "") ||
    (!NO_ALBUM.test(album) && (begun.get(bare(album))?.length ?? 0) > 1);
  return (name: string): { reference: string | null; rest: string } => {
    const [whole = "", reference = null, album = ""] = REFERENCE.exec(name) ?? [];
    if (reference === null || !isAlbum(album)) return { reference: null, rest: name };
    return { reference, rest: name.slice(whole.length) };
  };
}
