const one = (...lists: readonly string[]) => `(?:${lists.join("|")})`;

/** Words, folded, for what was planned before a programme went on air. */
export const PLANNED = one(
  "prevue?s?|planifiee?s?|theoriques?|previsionnel(?:le)?s?|estimee?s?|au conducteur",
  "planned|scheduled|expected|estimated|as planned|as scripted",
  "geplante?[nrs]?|vorgesehene?[nrs]?|geschatzte?[nrs]?|soll",
  "previst[oaie]s?|planificad[oa]s?|estimad[oa]s?|teoric[oa]s?|pianificat[oaie]|stimat[oaie]",
  "gepland[e]?|voorzien[e]?|verwachte?",
);
/** Words, folded, for what the audience heard. */
export const AIRED = one(
  "diffusee?s?|reel(?:le)?s?|effecti(?:fs?|ves?)|constatee?s?|(?:passee?s? )?a l'antenne|antenne",
  "actual|aired|as aired|on air|as broadcast|transmitted|as transmitted|as run",
  "gesendete?[nrs]?|ausgestrahlte?[nrs]?|tatsachliche?[nrs]?|effektive?[nrs]?|ist",
  "emitid[oa]s?|real(?:es|e|i)?|efectiv[oa]s?|en antena|effettiv[oaie]|trasmess[oaie]|mandat[oaie] in onda|in onda",
  "uitgezonden|werkelijke?|feitelijke?|effectieve",
);
