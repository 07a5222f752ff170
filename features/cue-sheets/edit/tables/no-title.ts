import { fold } from "#/contract/fold.ts";

const MUSIC = "(?:music|musique|musik|musica|muziek|zi[kc]|mus|mx)";
const WITHOUT = "(?:no|sans|pas de|aucune|keine|ohne|geen|zonder|sin|ninguna|senza|nessuna|sem)";
const UNTIL = "(?:jusqu'|until|till|bis|tot|hasta|fino|ate)";
/** «Sans musique», «geen muziek», “none”, «n\u00e9ant», also «sans musique jusqu'au g\u00e9n\u00e9rique», as a whole title, folded. */
const NONE = new RegExp(
  `^\\(?(?:${WITHOUT} ${MUSIC}(?: ${UNTIL}.*)?|${MUSIC} ?: ?(?:none|no|non|aucune|keine|nein|geen|nee|ninguna|nessuna|-)|neant|aucune?|none|nil|keine|geen|ninguna|nessuna|n ?/ ?a|sans objet|entfallt|s\\. ?o\\.)\\)?[.!]?$`,
);
const SIGNS = /^[-\u2013\u2014_./\\*\s]+$/u;
const LONGEST = 100;

/** Whether a title only says that nothing is heard: «-», «sans musique», “none”. */
export const isTitleOfNone = (title: string) =>
  title.length <= LONGEST &&
  title !== "" &&
  (SIGNS.test(title) || NONE.test(fold(title.replace(/\u2019/g, "'")).trim()));

/** Whether a title is only a question: «?», «???». */
export const isTitleAsked = (title: string) => /^[\s?]*\?[\s?]*$/.test(title.slice(0, LONGEST));
