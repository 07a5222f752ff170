import { fold } from "#/contract/fold.ts";
import { headForms } from "./head-meaning.ts";
import { isShareHead } from "./people-columns.ts";
import { type PartyRole, roleNamed } from "./person-roles.ts";

/** What a column says of the person or company in another: the role, the society, the share, or a number of the party. */
export type Mark = "role" | "society" | "share" | "number";

const setOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((words) => words.split("|")));
/** Words of headings, folded, of columns for the role of a party; what stands in them has to tell, too. */
const ROLE_WORDS = setOf(
  "role|roles|capacity|function|fonction|qualite|rolle|rollen|funktion|rol|funcion|calidad|cualidad|papel|ruolo|ruoli",
  "qualifica|qualita|funzione|functie|hoedanigheid|right|rights|droit|beteiligung|rechteart|derecho|diritto|recht",
);
/** Headings, folded, that may be those of such columns. */
const ROLE_HEADS = setOf(
  "type|typ|tipo|soort|category|categorie|kategorie|categoria|designation|credit|party type",
);
const SOCIETY_HEADS = setOf(
  "pro|pros|cmo|society|societies|affiliation|affiliations|pro affiliation|performing rights society|rights society|collecting society",
  "societe|societes|societe auteurs|oga|ogc",
  "gesellschaft|verwertungsgesellschaft|vg|vwg",
  "sociedad|sociedad gestion|entidad|entidad gestion",
  "societa|collecting|rechtenorganisatie|maatschappij|auteursrechtenorganisatie|cbo",
);
const NUMBER_HEADS = setOf(
  "ipi|cae|ipi cae|cae ipi|ipi number|ipi no|ipi nr|ipi nummer|cae number|cae ipi number|ipi cae number|numero ipi|ipi name number|isni|party id|ip number|ip number ipi",
);
/** Headings, folded, of columns for persons, beside what else a table says of them: «Name» beside «Title» and «Role». */
const PERSON_HEADS = setOf(
  "name|names|full name|party|parties|party name|contributor|contributors|contributor name|person|persons|people|creator name|rights owner|rights owners|ip|ip name|who",
  "nom|noms|nom prenom|prenom nom|nom et prenom|nom complet|contributeur|contributeurs|personne|personnes|titulaire|titulaires|intervenant|intervenants|qui",
  "namen|beteiligte|beteiligter|beteiligte person|person|personen|mitwirkende|vor und nachname|rechtetrager|wer",
  "nombre|nombres|nombre apellidos|nombre y apellidos|nombre completo|colaborador|colaboradores|persona|personas|participante|participantes|quien",
  "nome|nomi|nome e cognome|nome cognome|cognome e nome|persone|partecipante|partecipanti|chi",
  "naam|namen|volledige naam|persoon|personen|betrokkene|betrokkenen|medewerker|wie",
);
/** Words, folded, in a cell for a role, which do not change it: “Original Publisher”, «Sous-éditeur», «Co-Autor». */
const BESIDE_ROLE =
  /(?<!\p{L})(?:original|originale?s?|co|sub|sous|unter|main|admin(?:istrator|istrateur)?|the|de|du|la|le|der|of)(?!\p{L})[\s.-]*/gu;
/** “Music publisher”. */
const MUSIC_FIRST = /^(?:music|de musique|musik|musicale|musical)[\s-]*/;
/** Codes of societies for roles beside those in brackets behind a name: “SE” is a sub-publisher, “SA” a sub-author. */
const CODES: ReadonlyMap<string, PartyRole> = new Map([
  ...["se", "am", "e", "oe", "op", "sp", "verl"].map((code) => [code, "publisher"] as const),
  ...["sa", "lyr"].map((code) => [code, "A"] as const),
  ["sr", "AR"],
]);
const WRITER = /^(?:writers?|ecrivain|urheber(?:in)?|creators?|createurs?|creatrice|maker)$/;
/** Roles of those who have no part in the work, folded. */
const NO_PARTY =
  /^(?:(?:featured |main |lead )?(?:artists?|artistes?|performers?|interpretes?|interpret(?:en|in)?|uitvoerders?|musicians?|musiciens?|musiker|musicos?|band|vocals?|singers?|chanteu(?:r|se)|sanger(?:in)?|cantante|producers?|producteurs?|produzent(?:in)?|productor|produttore|labels?|master(?: owner)?|mixers?|engineers?|artista|esecutore|kunstler(?:in)?))$/;
const LONGEST = 60;

/** What a cell in a column of roles means: a role, that of a person with no part in the work, or nothing that is known. */
export type CellRole = PartyRole | "none" | null;

/** Returns what a cell in a column of roles means; of somebody who only writes, it is that of a composer. */
export function roleOfCell(cell: string): CellRole {
  const text = fold(cell.slice(0, LONGEST)).trim();
  if (NO_PARTY.test(text)) return "none";
  const bare = text.replace(BESIDE_ROLE, "").trim();
  if (roleNamed(bare.replace(MUSIC_FIRST, "")) === "publisher") return "publisher";
  const coded = /^(?:\p{L}{1,3}) ?[-\u2013:(] ?(.{3,}?)\)?$/u.exec(text)?.[1] ?? "";
  const inBrackets = /^(.{3,}?) ?\(\p{L}{1,3}\)$/u.exec(text)?.[1] ?? "";
  const known = [bare, text, coded, inBrackets].map((one) => CODES.get(one) ?? roleNamed(one) ?? null);
  return known.find((role) => role !== null) ?? (WRITER.test(bare) ? "C" : null);
}

const isAmong = (heads: ReadonlySet<string>, head: string) => headForms(head).some((form) => heads.has(form));

const hasWordForRole = (form: string) => form.split(" ").some((word) => ROLE_WORDS.has(word));

/** Returns what a column says of a person in another by its heading; null for any other heading. */
export function markOf(head: string): Mark | null {
  if (isShareHead(head)) return "share";
  if (isAmong(ROLE_HEADS, head) || headForms(head).some(hasWordForRole)) return "role";
  if (isAmong(SOCIETY_HEADS, head)) return "society";
  return isAmong(NUMBER_HEADS, head) ? "number" : null;
}

/** Whether a heading may be that of persons and companies: «Name», «Beteiligte», “Contributor”. */
export const mayNameParties = (head: string) => isAmong(PERSON_HEADS, head);

/** Words for music and text, which are those of a kind as well, and letters, which are those of a use: «B», «T». */
const [ALSO_KIND, LETTER] = [
  /^(?:music|musique|musik|musica|muziek|text|texte|tekst|testo|lyrics|song)$/,
  /^\p{L}$/u,
];
/** Least part of the cells of a column of roles that are roles. */
const MOSTLY = 0.6;

/**
 * Whether the cells of a column with such a heading are roles of persons for the most part: «Composer», «CA», «Verlag».
 * Letters alone, and «Musik» beside «Text», need a heading that surely means roles.
 */
export function areRoles(head: string, cells: readonly string[]): boolean {
  const isSure = headForms(head).some(hasWordForRole);
  const listed = cells.flatMap((cell) => cell.split(/[\r\n]+/)).flatMap((one) => fold(one).trim() || []);
  const roles = listed.filter((one) => roleOfCell(one) !== null);
  const ofParties = roles.filter((one) => roleOfCell(one) !== "none");
  const isTold =
    ofParties.some((one) => !ALSO_KIND.test(one) && !LETTER.test(one)) ||
    (isSure && (ofParties.some((one) => LETTER.test(one)) || new Set(ofParties).size > 1));
  return isTold && roles.length >= listed.length * MOSTLY;
}
