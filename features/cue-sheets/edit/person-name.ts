const WORD = String.raw`\p{Lu}[\p{L}\p{M}'\u2019.-]*`;
/** At least two names, each with a capital, perhaps with particles between them: «Ludwig van Beethoven». */
const PERSON = new RegExp(
  `^${WORD}(?: (?:${WORD}|d[aeiou]s?|del|della|van|von|der|den|le|la|al|bin|y|e))* ${WORD}$`,
  "u",
);

const INITIALS_AND_SURNAME = /^(?:\p{Lu}\.[ -]?)+ ?\p{Lu}[\p{L}\p{M}'\u2019-]+$/u;

/** Words that end titles: «Quartet - V. Finale», «Night - C. Minor», «Delta (No Drums) - Night Mix». */
const OF_TITLE =
  /(?:^|[ .])(?:allegr\w+|pr\u00e9lude|prelud\w+|finale|adagi\w+|andant\w+|larg\w+|presto|vivace|moderato|men?uet\w*|minuet|scherzo|rondo|aria|fugue|minor|major|side|part|act|acte|mix|remix|version|title|song|fade|edit|theme|th\u00e8me|intro|outro|cut|master|loop|bed|reprise|coda|interlude)$/i;
/** Whether a text ends like a title, not like a person's name. */
export const endsLikeTitle = (text: string) => OF_TITLE.test(text);

/** Whether a text has the form of a person's whole name: «Ana Roux», not «Ana» or «the Sea Band». */
export const isPersonName = (text: string) => PERSON.test(text);

/** Whether a text is one or more initials and a surname: «S. Auclair». */
export const isInitialsAndSurname = (text: string) => INITIALS_AND_SURNAME.test(text);
