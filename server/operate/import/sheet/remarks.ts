import { fold } from "#/contract/fold.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { bare } from "./sheet-columns.ts";

/** Names of columns in which people write what they think of a row. */
const REMARKS = new Set(
  [
    "note notes remark remarks comment comments status clearance",
    "remarque remarques commentaire commentaires observation observations statut etat",
    "bem bemerkung bemerkungen anm anmerkung anmerkungen kommentar kommentare notiz notizen hinweis freigabe",
    "osservazioni commento commenti stato notas observaciones comentario comentarios estado",
  ].flatMap((names) => names.split(" ")),
);

/**
 * Words that say, at the start of a remark or behind a sign, that a track must not be published. Between commas they
 * describe its mood: «withdrawn, shy», «douce, suspendue».
 */
const ALONE =
  "on hold|withdrawn|embargo(?:ed)?|retiree?|bloquee?|suspendue?|gesperrt|zuruckgezogen|ritirat[oa]|retirad[oa]";
/** Phrases that say so anywhere in a remark, without accents. */
const PHRASES = [
  "not (?:yet )?(?:been )?(?:fully )?(?:cleared|approved|licensed|signed)|uncleared|(?:clearance|approval) (?:is )?pending",
  "(?:pending|awaiting|waiting for) (?:clearance|approval)|(?:do not|don.?t) (?:use|release|publish|ingest|import|deliver)|not for release",
  "(?:pas|non) (?:encore )?(?:libere|valide|autorise|approuve|signe|cleare)e?s?|en attente d(?:e |.)(?:validation|autorisation|accord|signature)",
  "ne pas (?:publier|utiliser|diffuser|livrer|prendre|importer)",
  "nicht (?:freigegeben|geklart|lizenziert|verwenden|veroffentlichen|importieren)|ungeklart|freigabe (?:steht aus|ausstehend|fehlt|folgt|offen)",
  "non (?:e )?(?:ancora )?(?:stat[oa] )?(?:autorizzat|approvat|liberat)[oaie]|non (?:pubblicare|usare|importare)|in attesa di (?:autorizzazione|approvazione)",
  "no (?:esta )?(?:autorizad|aprobad|liberad)[oa]s?|no (?:publicar|usar|importar)|pendiente de (?:autorizacion|aprobacion|permiso)",
].join("|");
const HELD = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${PHRASES})(?!\p{L})`, "u"),
  new RegExp(String.raw`(?:^|[-:;.!([]\s?)(?:${ALONE})(?!\p{L}|\s*[,/]|\s(?:and|et|und|e|y)\s)`, "u"),
];

const placeOfHold = (text: string): number => {
  const folded = fold(text).replace(/\s+/g, " ").trim();
  return Math.max(...HELD.map((pattern) => folded.search(pattern)));
};

/** Returns whether a text begins by saying that a track must not be published: «(withdrawn on 8 January)». */
export const beginsHeldBack = (text: string) => {
  const place = placeOfHold(text);
  return place === 0 || (place === 1 && /^\s*[([]/.test(text));
};

/** Returns the remark of a row that holds its track back («noch nicht freigegeben»); null if there is none. */
export function remarkHolding(headers: readonly string[], cells: readonly string[]): string | null {
  const remarks = headers.flatMap((header, place) => (REMARKS.has(bare(header)) ? (cells[place] ?? "") : []));
  return cleanText(remarks.find((remark) => placeOfHold(remark) >= 0) ?? "");
}
