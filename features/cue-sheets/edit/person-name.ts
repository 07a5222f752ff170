const WORD = String.raw`\p{Lu}[\p{L}\p{M}'\u2019.-]*`;
/** At least two names, each with a capital, perhaps with particles between them: «Ludwig van Beethoven». */
const PERSON = new RegExp(
  `^${WORD}(?: (?:${WORD}|d[aeiou]s?|del|della|van|von|der|den|le|la|al|bin|y|e))* ${WORD}$`,
  "u",
);

/** Whether a text has the form of a person's whole name: «Ana Roux», not «Ana» or «the Sea Band». */
export const isPersonName = (text: string) => PERSON.test(text);
