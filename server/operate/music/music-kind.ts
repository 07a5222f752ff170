/** Kind of item on which the commands in this folder work. */
export type MusicKind = "album" | "track";
