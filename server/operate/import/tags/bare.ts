import { fold } from "#/contract/fold.ts";

/** Returns a text for comparison, without case, accents, spaces and punctuation. */
export const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
