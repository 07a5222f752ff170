import { fold } from "#/contract/fold.ts";

/** What a cell says instead of a publisher of music that nobody has published, folded. */
const OWN_PRODUCTION = new RegExp(
  `^[([]?(?:${[
    "(?:prod(?:uktion|uction|uccion|uzione|\\.)?|eig(?:en|\\.|ene?r?)?[ -]?prod(?:uktion(?:en)?|\\.)?|eigene? (?:aufnahme|komposition)|(?:im )?(?:eigen|selbst)verlag|haus(?:intern|produktion)|unverlegt|unveroffentlicht|verlagsfrei|(?:ohne|kein) verlag|auftrags?[ -]?(?:komp(?:osition(?:en)?|\\.)?|musik|werk|prod(?:uktion(?:en)?|\\.)?))",
    "(?:prod(?:uction|\\.)? (?:propre|maison|interne)|auto[- ]?prod(?:uit(?:e|s|es)?|uction|\\.)?|auto[- ]?edit(?:e|ee|es|ion|\\.)?|inedite?s?|non (?:edite|publie)e?s?|sans editeur|maison|(?:musique |oeuvre |composition )?de commande|commande(?: originale)?|(?:musique |composition )?originale?|orig\\.?|compo(?:sition)? (?:originale|maison))",
    "(?:self[- ]?(?:published|released|produced|production|publishing)|in[- ]?house(?: production)?|own (?:production|publishing)|unpublished|not published|no publisher|commission(?:ed)?(?: (?:music|score|work))?|(?:specially |custom )composed|original (?:music|score)|bespoke|work for hire)",
    "(?:produccion propia|prod\\. propia|autoproducid[oa]|autoproduccion|autoeditad[oa]|autoedicion|inedit[oa]s?|sin (?:editorial|editar|publicar)|de la casa|(?:musica |obra )?(?:de|por) encargo|encargo|musica original)",
    "(?:eigen (?:compositie|productie|werk|opname|muziek|beheer)|in eigen beheer|huisproductie|zelf (?:gemaakt|uitgegeven)|onuitgegeven|niet uitgegeven|geen uitgever|(?:(?:muziek|compositie) )?in opdracht|opdracht(?:compositie|muziek|werk)?|originele (?:muziek|compositie))",
    "(?:produzione propria|prod\\. propria|autoprodott[oaie]|autoproduzione|autoedizione|inedit[oaie]|senza (?:editore|edizioni)|non edit[oa]|(?:musica )?su commissione|commissione|musica originale)",
  ].join("|")})[)\\]]?$`,
);
const LONGEST = 40;

/** Whether a text says that the makers of the programme or of the music have published it themselves, or nobody has. */
export const isOwnProduction = (text: string) =>
  text.length <= LONGEST && OWN_PRODUCTION.test(fold(text).replace(/\s+/g, " ").trim());
