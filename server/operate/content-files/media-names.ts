/** Subfolders for pictures and films, in a content folder and in the media store. */
const PICTURES = "images/";
const FILMS = "films/";

const stored = (folder: string, named: string | null | undefined) => (named ? `${folder}${named}` : null);
const named = (folder: string, path: string | null) =>
  path?.startsWith(folder) ? path.slice(folder.length) : null;

/** Returns the media store path of a picture named in a file. */
export const storedPicture = (name: string | null | undefined) => stored(PICTURES, name);

/** Returns the name for files of a stored picture; null for one stored elsewhere. */
export const namedPicture = (path: string | null) => named(PICTURES, path);

/** Returns the media store path of a film named in a file. */
export const storedFilm = (name: string | null | undefined) => stored(FILMS, name);

/** Returns the name for files of a stored film; null for one stored elsewhere. */
export const namedFilm = (path: string | null) => named(FILMS, path);
