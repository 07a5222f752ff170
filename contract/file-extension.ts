/** Returns a file name without its extension of two to four letters and digits; other names stay as they are. */
export const withoutExtension = (name: string): string => name.replace(/\.[a-z0-9]{2,4}$/i, "");
