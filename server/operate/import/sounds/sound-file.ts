/** A sound file found in the imported folder. */
export interface SoundFile {
  /** Absolute path. */
  path: string;
  /** Path below the imported folder, with `/`, as shown to people and named in a sheet. */
  relative: string;
}
