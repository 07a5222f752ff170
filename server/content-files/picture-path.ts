/** Where the pictures of a content folder lie, in it and in the media store. */
export const PICTURES = "images/";

/** Path in the media store of a picture that a file names. */
export const storedPicture = (named: string | null | undefined): string | null =>
  named ? `${PICTURES}${named}` : null;

/** Name in files of a stored picture; null for one that is kept elsewhere. */
export const namedPicture = (stored: string | null): string | null =>
  stored?.startsWith(PICTURES) ? stored.slice(PICTURES.length) : null;
