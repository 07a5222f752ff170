/** Object of the commands in this folder. */
export type MusicKind = "album" | "track";
