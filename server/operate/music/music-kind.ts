/** What the commands of this folder are about. */
export type MusicKind = "album" | "track";
