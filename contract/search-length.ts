/** Maximum length of a search text, in characters after trimming (contract §5). */
export const SEARCH_MAX_LENGTH = 200;

/** Maximum length of a brief, in characters after trimming: a whole sentence, longer than a search by words. */
export const BRIEF_MAX_LENGTH = 2 * SEARCH_MAX_LENGTH;
