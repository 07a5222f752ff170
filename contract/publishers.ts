const SEPARATOR = ";";

/** The publishers in the text that a catalogue keeps of them; a slash is a letter, as in «Universal / MCA Music». */
export const publisherNames = (text: string | null): string[] => [
  ...new Set((text ?? "").split(SEPARATOR).flatMap((name) => name.trim() || [])),
];

/** The text that a catalogue keeps of several publishers; null for none. */
export const publisherText = (names: readonly string[]): string | null =>
  publisherNames(names.join(SEPARATOR)).join(`${SEPARATOR} `) || null;
