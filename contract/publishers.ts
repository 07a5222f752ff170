const SEPARATOR = ";";

/** Splits the text of the catalogue into publishers; a slash is part of a name, as in «Universal / MCA Music». */
export const publisherNames = (text: string | null): string[] => [
  ...new Set((text ?? "").split(SEPARATOR).flatMap((name) => name.trim() || [])),
];

/** Joins publishers into the text that the catalogue stores; null for none. */
export const publisherText = (names: readonly string[]): string | null =>
  publisherNames(names.join(SEPARATOR)).join(`${SEPARATOR} `) || null;
