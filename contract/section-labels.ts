/** Labels of the sections of a sound that the player has names for (`player.section` in the messages). */
export const SECTION_LABELS = ["intro", "a", "b", "a2", "b2", "bridge", "coda"] as const;
export type SectionLabel = (typeof SECTION_LABELS)[number];
