/** Words and number of a disc; the number of all discs may follow. */
const DISC = String.raw`(?:cd|dis[ck]|disque)[\s._#-]*(\d{1,2})(?:\s*(?:of|sur|von|de|_)\s*\d{1,2})?`;
const SIDE = String.raw`(?:side|face)[\s._-]*([a-h]|\d{1,2})`;
const VOLUME = String.raw`vol(?:ume)?[\s._-]*(\d{1,2})(?:\s*(?:of|sur|von|de|_)\s*\d{1,2})?`;
/** A disc's own name after a dash, a colon or in brackets. */
const OWN_NAME = String.raw`(?:\s*[–—:]\s*.+|\s+-\s*.+|[._]\s+.+|\s*[([].+)`;

const NAMES: readonly RegExp[] = [
  new RegExp(`^()${DISC}${OWN_NAME}?$`, "iu"),
  new RegExp(`^()${SIDE}${OWN_NAME}?$`, "iu"),
  new RegExp(`^()${VOLUME}$`, "iu"),
  // «Nocturnes (Disc 1)», «Nocturnes - CD 2».
  new RegExp(`^(.*\\S?)[\\s_([–-]${DISC}[)\\]]?$`, "iu"),
];
/** Separators between the name of an album and its disc. */
const JOINT = /[\s_([–-]+$/u;

/** A disc of an album, parsed from the name of a folder or an album. */
export interface Disc {
  /** Name of the album before it; empty if there is none. */
  album: string;
  number: number;
}

/** Parses `CD 1`, `CD 1 of 2`, `Disc 1 - Dawn`, `Side A`, `Vol. 1`, `Nocturnes (Disc 1)`; null for any other name. */
export function discNamed(name: string): Disc | null {
  for (const pattern of NAMES) {
    const [, album = "", number] = pattern.exec(name.normalize("NFC")) ?? [];
    if (!number) continue;
    const letter = number.toLowerCase().charCodeAt(0) - 96;
    return { album: album.replace(JOINT, ""), number: letter > 0 ? letter : Number(number) };
  }
  return null;
}

/**
 * Returns the name of an album without the disc that tagging programs add: «Nocturnes (Disc 1)» becomes «Nocturnes».
 */
export const withoutDisc = (album: string) => discNamed(album)?.album || album;
