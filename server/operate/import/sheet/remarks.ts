import { fold } from "#/contract/fold.ts";
import { bare } from "#/server/operate/import/tags/bare.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";

/** Names of columns in which people write what they think of a row. */
const REMARKS = new Set(
  [
    "note notes remark remarks comment comments status clearance",
    "remarque remarques commentaire commentaires observation observations statut etat",
    "bem bemerkung bemerkungen anm anmerkung anmerkungen kommentar kommentare notiz notizen hinweis freigabe",
    "osservazioni commento commenti stato notas observaciones comentario comentarios estado",
  ].flatMap((names) => names.split(" ")),
);

/** Names of columns that say nothing but whether a track may be published. */
const STATES = new Set("status clearance statut etat freigabe stato estado".split(" "));

/**
 * Words that say, at the start of a remark, behind a sign or behind a word for a track, that it must not be published.
 * Between commas they describe its mood: «withdrawn, shy», «douce, suspendue».
 */
const ALONE = "withdrawn|retiree?|bloquee?|suspendue?|ritirat[oa]|retirad[oa]";
const TRACK =
  "(?:track|song|cue|title|titre|morceau|piste|plage|brano|traccia|tema|pista|titulo)(?: (?:is|was|has been|est|a ete|e stat[oa]|esta|ha sido))?";
/** What follows where there is no embargo: «embargo lifted», «l'embargo est levé», «Embargo: none». */
const EMBARGO_OVER =
  "(?! (?:(?:is|was|has been|est|a ete|ist|wurde|ha sido|queda|esta|e|e stato|werd|now|already|deja|bereits|ya|gia) ){0,2}(?:lifted|removed|over|ended|expired|leve|termine|aufgehoben|beendet|levantado|anulado|finalizado|revocato|tolto|rimosso|terminato|scaduto|opgeheven|vervallen)(?!\\p{L})| ?: ?(?:none|no|keine?s?|aucune?|nessuno|ninguno|n/a)(?!\\p{L}))";
/** A day, a month, a week or a year; no time of day: «not before 10». */
const DATE =
  "(?:(?:\\d{1,2}(?:st|nd|rd|th|er|[.])? ?(?:of |de )?)?(?:jan|f.[bv]r|mar|m.rz|a[pv]r|ma[iy]|ju[nil]|ao?ug|ago|aou|sept|o[ck]t|nov|de[cz])|\\d{1,2}[./-]\\d|\\d{1,2}(?:st|nd|rd|th)|(?:19|20)\\d\\d|(?:q|week|kw|semaine) ?\\d)";
/** Phrases that say so anywhere in a remark, without accents. */
const PHRASES = [
  "(?<!(?:you|us|me|callers?|listeners?|music|phone|not|no longer) )on hold(?! (?:music|melody|tune|for an? |for the ))",
  // The Spanish «sin embargo» means «however».
  `(?<!(?<!\\p{L})(?:sin|no|not|any|an|under|unter|sous|sans|senza|without|ohne|kein|aucun|nessun|ningun|d.|trade|oil|arms) ?)embargo(?:ed)?${EMBARGO_OVER}`,
  `(?<!(?:no|not|longer|under) )(?:under|unter|sous|an) (?:an )?embargo${EMBARGO_OVER}`,
  "(?<!(?:nicht|nicht mehr) )(?:gesperrt|zuruckgezogen)",
  "not (?:yet )?(?:been )?(?:fully )?(?:cleared|approved|licensed)|not (?:yet )?(?:been )?signed(?! (?:to|up|with) )|uncleared|(?:clearance|approval) (?:is )?pending",
  "(?:pending|awaiting|waiting for) (?:clearance|approval)|(?:do not|don.?t) (?:use(?! (?:for|in|with) (?!now|the moment))|release|publish|ingest|import|deliver|put online)|not for release",
  "(?:pas|non) (?:encore )?(?:libere|valide|autorise|approuve|cleare)e?s?|(?:pas|non) (?:encore )?signee?s?(?! (?:a|au|chez|avec) )|en attente d(?:e |.)(?:validation|autorisation|accord|signature)",
  "ne (?:pas|plus) (?:publier|utiliser(?! (?:pour|dans|avec) (?!le moment|l.instant))|diffuser|livrer|prendre|importer|mettre en ligne)",
  "nicht (?:freigegeben|geklart|lizenziert|verwenden|veroffentlichen|importieren)|ungeklart|freigabe (?:steht aus|ausstehend|fehlt|folgt|offen)",
  `(?:nothing|not|nichts?|pas|non|no) (?:before|vor|avant|prima|antes)(?= (?:\\S+ ){0,2}${DATE}| (?:i say|we say|further))`,
  "(?:shall|may|must|should|will) not (?:be )?(?:license|exploit|distribute|release|publish|issue|make (?:\\S+ ){1,3}available)(?:d|ed)?(?!\\p{L})(?=.* (?:before|until|prior to|through|for a period) )",
  "no longer (?:have|own|hold|control|possess)(?: \\S+){0,2} rights?|(?:n.avons|n.ont|n.a|n.ai) plus (?:le|les|ses|ces) droits?|(?:keine|die) rechte (?:mehr|nicht mehr)",
  "(?:please|must|kindly) (?:delete|remove|take down) (?:it|this|that|them|the (?:track|title|cue)(?! (?:numbers?|names?|lists?|sheets?)))|(?:merci de|veuillez|priere de) (?:le|la|les) (?:supprimer|effacer|retirer)|bitte (?:\\S+ ){0,2}loschen",
  "ne (?:rien |la |le |les )?(?:publier|diffuser|livrer|exploiter|sortir|mettre en ligne)(?=.* avant )",
  "(?:shall|may|must|should) not be (?:made available|made public|put online|published|released|issued|exploited|distributed)(?=.* (?:before|until|prior to) )",
  "ha sido retirad[oa]|e stat[oa] ritirat[oa]|(?<=(?:^|[:-] ?))hold (?:until|till|for (?:clearance|approval))",
  "(?:is|are|was|were|has been|have been) (?:now |hereby )?withdrawn|(?:(?<!rights? )to|we|i|must) withdraw(?! from)",
  "sit on (?:it|this|that|them|these|those)|(?<=(?:please|to|must|and) |^)hold (?:it|this|that|them|these|those|back|off)|(?:do not|don.?t) (?:make (?:\\S+ )?(?:available|public)|put (?:\\S+ )?live|go live)",
  "(?<!(?:points?|dates?|choses?|infos?|informations?|elements?) )a retenir(?! ?:)|(?:nous|je|on) retir(?:ons|e) (?:le|la|les|ce)|(?:est|sont|a ete|ont ete) (?:retire|bloque)e?s?(?! (?:de|du) )",
  "ne (?:doi(?:t|vent)|peu(?:t|vent)) (?:pas |plus )?etre (?:diffuse|publie|mis|exploite|en ligne)e?s?|(?:ne|n.) ?(?:publi|diffus|livr|utilis|import)ez (?:pas|plus|rien)|ne mettez (?:pas|rien) en ligne",
  `sperrfrist${EMBARGO_OVER}|zuruckgehalten|zuruckhalten|(?:darf|durfen|soll|sollen) (?:\\S+ ){0,7}nicht (?:\\S+ ){0,8}(?:veroffentlicht|online|erscheinen|ausgewertet|freigeschaltet)|nicht (?:online|publizieren|freischalten)`,
  "non (?:e )?(?:ancora )?(?:stat[oa] )?(?:autorizzat|approvat|liberat)[oaie]|non (?:pubblicare|usare|importare)|in attesa di (?:autorizzazione|approvazione)",
  "no (?:esta )?(?:autorizad|aprobad|liberad)[oa]s?|no (?:publicar|usar|importar)|pendiente de (?:autorizacion|aprobacion|permiso)",
].join("|");
const HELD = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${PHRASES})(?!\p{L})`, "u"),
  new RegExp(
    String.raw`(?:^|[-:;.!([]\s?|(?<!\p{L})${TRACK} )(?:${ALONE})(?!\p{L}|\s*[,/]|\s(?:and|et|und|e|y)\s)`,
    "u",
  ),
];
/** A whole remark that holds a track. As the name of a version, «Hold» would be one. */
const HOLD = /^[([]?hold[)\]]?(?:[.!]*$|\s?[-:;,(]|\s(?:until|till|for (?:clearance|approval))(?!\p{L}))/u;
/** Answers that hold a track back in a column for its state, where no word describes a mood. */
const ANSWERS = new RegExp(
  String.raw`^(?:(?:no|non|nein|pending|hold|en attente|in attesa|pendiente|ausstehend|offen|open|tbc)[.!]*$|(?:${ALONE})(?!\p{L}))`,
  "u",
);

const plain = (text: string) => fold(text).replace(/\s+/g, " ").trim();
const placeOfHold = (text: string) => Math.max(...HELD.map((pattern) => plain(text).search(pattern)));

/** Returns whether a text says that music must not be published. */
export const saysHeldBack = (text: string) => placeOfHold(text) >= 0 || HOLD.test(plain(text));

/** Returns whether a text begins by saying that a track must not be published: «(withdrawn on 8 January)». */
export const beginsHeldBack = (text: string) => {
  const place = placeOfHold(text);
  return place === 0 || (place === 1 && /^\s*[([]/.test(text));
};

/**
 * Returns a function that returns the remark of a row that holds its track back («noch nicht freigegeben»); null if
 * there is none.
 */
export function remarkReader(headers: readonly string[]) {
  const columns = headers.flatMap((header, place) =>
    REMARKS.has(bare(header)) ? [{ place, isState: STATES.has(bare(header)) }] : [],
  );
  return (cells: readonly string[]): string | null => {
    const holding = columns.find(({ place, isState }) => {
      const remark = cells[place] ?? "";
      const said = plain(remark);
      return saysHeldBack(remark) || (isState && ANSWERS.test(said));
    });
    return holding ? cleanText(cells[holding.place]) : null;
  };
}
