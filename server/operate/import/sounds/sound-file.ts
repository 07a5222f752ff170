/** A sound file found in the folder that is imported. */
export interface SoundFile {
  /** Absolute. */
  path: string;
  /** Below the imported folder, with `/`; what people are shown and what a sheet names. */
  relative: string;
}
