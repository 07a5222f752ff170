const anyOf = (...lists: readonly string[]) => `(?:${lists.join("|")})`;

/** Parts of a programme that take their music with them when they are dropped. */
const ITEM =
  "(?:the |la |le |l'|der |die |das |el |il |lo |het )?(?:item|story|segment|feature|vt|cue|sequence|sujet|chronique|rubrique|scene|plateau|beitrag|szene|sequenz|programmpunkt|pieza|bloque|escena|servizio|scena|onderwerp)";
const NOT = "(?:not|never|wasn't|isn't|was not|is not)";
const ONLY = "(?:only|just|nur|seulement|uniquement|solo|soltanto|alleen|enkel)";
/** What only those in the studio hear. */
const OFF_AIR =
  "(?:line-?ups?|(?:dress )?rehearsals?|run-?through|warm-?up|fold-?back|talk-?back|repetitions?|repet'?|filage|retours? plateau|generalprobe|stellprobe|probe|einspielprobe|ensayos?|pruebas?|prov[ae]|repetitie|doorloop)";

/**
 * Remarks, folded, that the audience did not hear the music: “not played”, «pas pass\u00e9», «nicht gespielt», “line-up
 * only”. They count as a whole clause, since “not played to the end” is about a part of it.
 */
export const NOT_HEARD = anyOf(
  `${NOT} (?:played|aired|transmitted|broadcast|run|tx'?d|tx)|did(?: not|n'?t) (?:play|air|run|go out|make (?:it|the (?:cut|edit|mix|show)))|un(?:aired|broadcast|played|transmitted)`,
  `${ITEM} (?:(?:was|is|est|a ete|wurde|ist|ha sido|se|e stat[oa]|is) )?(?:dropped|cut|skipped|cancelled|canceled|pulled|removed|killed|scrapped|spiked|(?:annul|saut|supprim|deprogramm|coup|tomb|vir)ee?|gestrichen|entfallen|ausgefallen|rausgeflogen|caid[oa]|cayo|eliminad[oa]|anulad[oa]|saltat[oa]|tagliat[oa]|vervallen|geschrapt)`,
  `(?:.{1,40} )?${OFF_AIR} ${ONLY}|${ONLY} (?:(?:in|for|at|en|pour|a|aux|zur|in der|bei der|fur die|para|para el|en el|per|per le|alle|voor|tijdens|bij) )?(?:the |la |le |les |de |el |los |las )?${OFF_AIR}`,
  "(?:non|pas|jamais) (?:diffuse|passe|joue|lance|monte)e?s?(?: (?:a l'antenne|en direct|au final|finalement))?|deprogrammee?s?",
  "nicht (?:gespielt|gelaufen|ausgestrahlt|eingesetzt|im (?:film|programm|beitrag))|lief nicht|wurde nicht (?:gespielt|gesendet)|ubersprungen|uebersprungen",
  "no (?:se )?(?:emitio|sono|emite|suena|ha sonado|se ha emitido|se puso)|no (?:puest|pinchad)[oa]|saltad[oa]s?|se cayo",
  "non (?:trasmess|mandat|suonat|andat)[oaie](?: in onda)?|mai (?:trasmess|andat)[oa](?: in onda)?|saltat[oaie]",
  "niet (?:meer )?(?:gebruikt|gespeeld|gedraaid|uitgezonden|te horen|in (?:de |het )?(?:eind)?(?:montage|mix|film|uitzending|aflevering|programma|versie))|vervalt|vervallen|valt weg|geschrapt|weggelaten|verwijderd|overgeslagen|geskipt|geannuleerd|afgevoerd|ongebruikt|niet gebruiken",
  "(?:a l'antenne|antenne|diffusee?s?|diffusion|on air|tx|aired|gesendet|emitid[oa]|en antena|in onda|uitgezonden) ?:? ?(?:non?|nein|nee)",
);

const SO = "(?:donc|du coup|alors|so|therefore|deshalb|also|asi que|por eso|quindi|dus)";
const THEREFORE = `(?:.{1,80} ${SO} )?(?:(?:et|and|und|y|e|en|${SO}) )*`;
const HERE = "(?: (?:ici|la|dessus|du coup|here|there|hier|aqui|qui|daar))*";
/** Remarks, folded, that there is nothing to declare: «donc plus rien \u00e0 d\u00e9clarer ici». */
export const NOTHING_TO_DECLARE = `${THEREFORE}${anyOf(
  "(?:(?:il )?n'y a |y'? ?a )?(?:donc )?(?:plus )?rien a declarer|(?:a ne )?pas a declarer|(?:pas besoin|inutile) de (?:la |le |les )?declarer|(?:il )?n'y a (?:plus )?rien a declarer",
  "(?:there's |there is )?nothing to declare|no need to (?:declare|report)(?: (?:it|this|that|them))?|(?:need|does)(?: not|n't) (?:need to )?be declared",
  "nichts (?:mehr )?zu (?:melden|deklarieren)|nicht (?:zu melden|meldepflichtig)|muss nicht gemeldet werden",
  "(?:no hay )?nada que declarar|no (?:hay que|hace falta) declararl?[oa]?s?",
  "(?:niente|nulla) da dichiarare|non (?:va|vanno) dichiarat[oaie]|non da dichiarare",
  "niets (?:meer )?(?:aan te geven|te melden)|niet (?:aangeven|opgeven|aan te geven)|hoeft niet (?:aangegeven|opgegeven|gemeld) te worden",
)}${HERE}`;

/** What plays in a scene, behind a word for its sound. */
const OF_SOURCE =
  "(?: (?:de |du |d'|of |on |from |vom |von |del |della |dell'|van )?(?:the |la |le |l'|der |dem |de |het )?(?:auto-?radio|car radio|autoradio|radio|television|tele|tv|televisore|fernseher|ordinateur|laptop|telephone|phone|handy|movil|juke-?box|enceintes?|speakers?|clip|chanson|song|morceau))?";
/** Remarks, folded, that the sound was taken out: «finalement on a coup\u00e9 le son de l'autoradio», «Ton ist weg». */
export const SOUND_CUT = `(?:(?:finalement|en fait|du coup|au final|mais|but|finally|in the end|am ende|al final|alla fine|uiteindelijk) )*${anyOf(
  `(?:on (?:en )?a|j'ai|nous avons|ils ont|elles ont) (?:completement |finalement )?(?:coupe|mute|enleve|retire|supprime) (?:le son|la radio|l'autoradio)${OF_SOURCE}`,
  `(?:le )?son${OF_SOURCE} (?:est |a ete )?(?:coupe|mute|enleve|supprime)`,
  `(?:we(?:'ve| have)? |they(?:'ve| have)? |i )?(?:cut|killed|muted|pulled|removed) the (?:sound|audio)${OF_SOURCE}|(?:the )?(?:sound|audio)${OF_SOURCE} (?:is |was |has been )?(?:cut|muted|off|removed|killed)`,
  `(?:wir )?(?:haben )?(?:den |der )?ton${OF_SOURCE} (?:ist |wurde )?(?:weg|raus|stumm(?:geschaltet)?|abgeschaltet|weggenommen|rausgenommen|ausgeschaltet)`,
  `(?:hemos |han |se ha )?(?:quitado|silenciado|apagado|cortado) (?:el sonido|el audio|la radio)${OF_SOURCE}|(?:sonido|audio) (?:quitado|silenciado|apagado)`,
  `(?:abbiamo |hanno |ho )?(?:tolto|silenziato|spento|tagliato) (?:l'audio|il suono|la radio)${OF_SOURCE}|audio (?:tolto|spento|muto)`,
  `(?:we )?(?:hebben )?(?:het )?geluid${OF_SOURCE}(?: is)? (?:weg|weggehaald|uitgezet|eruit|eruit gehaald|gedempt|weggelaten)`,
)}(?: (?:au mix(?:age)?|au montage|ici|here|hier|aqui|qui|finalement|in the (?:mix|edit|end)|im (?:mix|schnitt)))*`;
/** The same in words that a title may have in brackets as well, so that they count in remarks alone: “no sound”. */
export const WITHOUT_SOUND =
  "(?:sans le son|no (?:sound|audio)|ohne ton|sin (?:sonido|audio)|senza audio|zonder geluid)";
