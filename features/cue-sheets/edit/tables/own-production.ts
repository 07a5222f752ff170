import { fold } from "#/contract/fold.ts";

/** What a cell says instead of a publisher of music that nobody has published, folded. */
const OWN_PRODUCTION = new RegExp(
  `^[([]?(?:${[
    "(?:eig(?:en|\\.|ene?r?)?[ -]?prod(?:uktion(?:en)?|\\.)?|eigene? (?:aufnahme|komposition)|(?:im )?(?:eigen|selbst)verlag|haus(?:intern|produktion)|unverlegt|unveroffentlicht|verlagsfrei|(?:ohne|kein) verlag)",
    "(?:prod(?:uction|\\.)? (?:propre|maison|interne)|auto[- ]?prod(?:uit(?:e|s|es)?|uction|\\.)?|auto[- ]?edit(?:e|ee|es|ion|\\.)?|inedite?s?|non (?:edite|publie)e?s?|sans editeur|maison)",
    "(?:self[- ]?(?:published|released|produced|production|publishing)|in[- ]?house(?: production)?|own (?:production|publishing)|unpublished|not published|no publisher)",
    "(?:produccion propia|prod\\. propia|autoproducid[oa]|autoproduccion|autoeditad[oa]|autoedicion|inedit[oa]s?|sin (?:editorial|editar|publicar)|de la casa)",
    "(?:produzione propria|prod\\. propria|autoprodott[oaie]|autoproduzione|autoedizione|inedit[oaie]|senza (?:editore|edizioni)|non edit[oa])",
  ].join("|")})[)\\]]?$`,
);
const LONGEST = 40;

/** Whether a text says that the makers of the programme or of the music have published it themselves, or nobody has. */
export const isOwnProduction = (text: string) =>
  text.length <= LONGEST && OWN_PRODUCTION.test(fold(text).replace(/\s+/g, " ").trim());
