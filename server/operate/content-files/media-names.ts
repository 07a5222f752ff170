/** Subfolders for pictures and films, in a content folder and in the media store. */
const PICTURES = "images/";
const FILMS = "films/";

const stored = (folder: string, named: string | null | undefined) => (named ? `${folder}${named}` : null);
const named = (folder: string, path: string | null) =>
  path?.startsWith(folder) ? path.slice(folder.length) : null;

/** Returns the media store's path for the name of a picture in a content file. */
export const storedPicture = (name: string | null | undefined) => stored(PICTURES, name);

/** Returns the name of a stored picture for content files; null for a picture outside the subfolder. */
export const namedPicture = (path: string | null) => named(PICTURES, path);

/** Returns the media store's path for the name of a film in a content file. */
export const storedFilm = (name: string | null | undefined) => stored(FILMS, name);

/** Returns the name of a stored film for content files; null for a film outside the subfolder. */
export const namedFilm = (path: string | null) => named(FILMS, path);
