const WORD = String.raw`\p{Lu}[\p{L}\p{M}'\u2019.-]*`;
/** At least two names, each with a capital, perhaps with particles between them: «Ludwig van Beethoven». */
const PERSON = new RegExp(
  `^${WORD}(?: (?:${WORD}|d[aeiou]s?|del|della|van|von|der|den|le|la|al|bin|y|e))* ${WORD}$`,
  "u",
);

const INITIALS_AND_SURNAME = /^(?:\p{Lu}\.[ -]?)+ ?\p{Lu}[\p{L}\p{M}'\u2019-]+$/u;

/** Whether a text has the form of a person's whole name: «Ana Roux», not «Ana» or «the Sea Band». */
export const isPersonName = (text: string) => PERSON.test(text);

/** Whether a text is one or more initials and a surname: «S. Auclair». */
export const isInitialsAndSurname = (text: string) => INITIALS_AND_SURNAME.test(text);
