/** `keyCode` of every key that belongs to an input method (UI Events, legacy key attributes). */
const INPUT_METHOD = 229;

/**
 * Returns whether a key belongs to the composition of a word, as in Japanese or Chinese: Enter takes the word then,
 * and Escape discards it. Safari ends the composition before it reports that key, and marks it by its code alone.
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD;
