const STEM_OF = /^Stem: (.+)$/;
const LENGTH = /^(\d{1,3}) s edit$/;

/** Returns the part of the music in the label of a stem, as `versionOf` writes it; null for any other label. */
export const stemOfLabel = (label: string): string | null => STEM_OF.exec(label)?.[1] ?? null;

/** Returns the seconds in the label of a length, as `versionOf` writes it; null for any other label. */
export const secondsOfLabel = (label: string): string | null => LENGTH.exec(label)?.[1] ?? null;
