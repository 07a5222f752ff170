/** Where the pictures and films of a content folder lie, in it and in the media store. */
const PICTURES = "images/";
const FILMS = "films/";

const stored = (folder: string, named: string | null | undefined) => (named ? `${folder}${named}` : null);
const named = (folder: string, path: string | null) =>
  path?.startsWith(folder) ? path.slice(folder.length) : null;

/** Path in the media store of a picture that a file names. */
export const storedPicture = (name: string | null | undefined) => stored(PICTURES, name);

/** Name in files of a stored picture; null for one that is kept elsewhere. */
export const namedPicture = (path: string | null) => named(PICTURES, path);

/** Path in the media store of a film that a file names. */
export const storedFilm = (name: string | null | undefined) => stored(FILMS, name);

/** Name in files of a stored film; null for one that is kept elsewhere. */
export const namedFilm = (path: string | null) => named(FILMS, path);
