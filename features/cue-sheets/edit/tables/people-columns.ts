import { fold } from "#/contract/fold.ts";
import { headOf } from "./head-meaning.ts";
import { labelAndCode, withoutCodePart } from "./label-and-code.ts";
import { writersInCell } from "./library-in-people.ts";
import { namesNobody } from "./nobody.ts";
import { type NamedParty, partiesIn } from "./people-in-cell.ts";
import type { PartyRole } from "./person-roles.ts";
import { hasSurelyInitial, isLikelyPerson } from "./persons-behind-title.ts";
import { referenceIn } from "./row-references.ts";

/** Words of column headings in French, English, German, Spanish, Portuguese, Italian and Dutch, folded. */
const COMPOSERS =
  "compositeur compositeurs compositrice compositrices compo compos composer composers komponist komponisten komponistin komponistinnen compositor compositores compositora compositoras compositore compositori compositrici componist componisten componiste writer writers songwriter songwriters componistes";
/** Words for authors, who without a column of composers are those of the music too. */
const CREATORS =
  "auteur auteurs autrice autrices author authors autor autoren wrote autorin autorinnen autores autora autoras autore autori urheber urheberin urheberinnen createur createurs creadores creador auteurs maker makers";
const LYRICISTS =
  "lyricist lyricists textdichter textdichterin texter texterin texterinnen textautor textautoren liedtexter parolier paroliers paroliere parolieri letrista letristas tekstdichter tekstdichters tekstschrijver tekstschrijvers liedschrijver";
const ARRANGERS =
  "arrangeur arrangeurs arrangeuse arranger arrangers arrangement arrangements bearbeiter bearbeiterin bearbeiterinnen bearbeitung arreglista arreglistas arreglos arrangiatore arranjador bewerker bewerkers";
const ADAPTORS = "adaptateur adaptateurs adapter adapters adaptador adattatore";
const PUBLISHERS =
  "editeur editeurs editrice publisher publishers verlag verlage musikverlag musikverlage verleger editorial editoriales editora editoras editore editori edition editions edizioni ediciones uitgever uitgevers uitgeverij muziekuitgever chez owns muziekuitgeverij";
/** Beside a word for writers: «Composer / Artist». A column of performers alone names no writers. */
const PERFORMERS =
  "artist artists artiste artistes artista artistas artisti performer performers interprete interpretes interpret interpreten interpreti uitvoerder uitvoerders kunstler esecutore esecutori band";
/** «Edit.», «Éd.»: without the point it is an English word. */
const PUBLISHER_CUT_SHORT = /^ed(?:it)?\.$/;
/** Beside a word for publishers: «Verlag / Label (LC)». */
const LABELS = "label labels lc labelcode plattenfirma discografica platenlabel platenmaatschappij";
/** Headings beside which «Editor» is a publisher in Spanish, not the English word for a person who edits films. */
const SPANISH =
  /^(?:compositor(?:es|a)?|autor(?:es|a)|titulo.*|obra|duracion|inicio|entrada|salida|interprete)$/;
/** Headings of a list of markers, whose author is the author of the notes. */
const OF_MARKERS = /^marker (?:name|type)$/;
/** Headings of columns that may hold writers and publishers: only what stands beside a name tells. */
const HOLDERS =
  /^(?:rechte ?inhaber(?:innen|in)?|berechtigter?|ayants? droits?|rights? ?holders?|titular(?:es)?(?: de| los| derechos)*|derechohabientes?|interested part(?:y|ies)|aventi diritto|rechthebbenden?)$/;
/** Headings of a column of composers that say so with a verb or the work: “Music by”, «Composé par». */
const WRITTEN_BY =
  /^(?:music|musique|musik|musica|composed|compose|komponiert|compuesta|compuesto|composta|composto|written) (?:by|de|par|von|di|por|da)$/;
/** Headings, folded, of a column of shares. */
const SHARES =
  /^(?:(?:in )?%|pct|prozent(?:satz|e)?|(?:anteile?|shares?|splits?|quot[ae]s?|parts?|aande(?:el|len))(?: ?\(?(?:in )?%\)?)?|porcentajes?|percentual[ei]|pourcentages?|percent(?:ages?)?|% ?(?:anteil|share|split|aandeel))$/;
export const isShareHead = (head: string) => SHARES.test(fold(head).trim());
/** Words that may stand beside them: «Komponist (Anteil)», «Auteur / Compositeur». */
const BESIDE =
  "et and und y e o name names nom noms nombre nombres prenom prenoms nachname vorname full anteil anteile share shares part parts musical musicale musicali in innen rice rices trice trices eur eurs en r a as es c ca ar affiliation affiliations society societe sociedad gesellschaft qui wer who quien it";
const wordsOf = (role: ColumnRole, words: string) => words.split(" ").map((word) => [word, role] as const);
const ROLES: ReadonlyMap<string, ColumnRole> = new Map([
  ...wordsOf("C", COMPOSERS),
  ...wordsOf("creator", CREATORS),
  ...wordsOf("A", LYRICISTS),
  ...wordsOf("AR", ARRANGERS),
  ...wordsOf("AD", ADAPTORS),
  ...wordsOf("publisher", PUBLISHERS),
  ...wordsOf("label", LABELS),
  ...wordsOf("performer", PERFORMERS),
]);
const LONGEST_HEAD = 200;
const BESIDE_WORDS = new Set(BESIDE.split(" "));

type ColumnRole = PartyRole | "creator" | "label" | "performer";

/**
 * A column of people: its index, and the role of its people; `holder` if they may be writers and publishers. `slots` are
 * the kinds that its heading lists, if publishers are one of several: «Composer / Publisher».
 */
export type PeopleColumn = {
  at: number;
  /** The column of their shares, if it stands right beside theirs. */
  shares?: number;
  kind: PartyRole | "holder";
  slots?: readonly Slot[];
  /** Whether the code of the music stands behind its publisher: «Publisher / Cat No». */
  hasCode?: true;
  /** Whether its people may also be those who perform the music: «Composer / Artist». */
  mayPerform?: true;
};
/** What stands in one of several places of a cell; neither labels nor performers are taken. */
type Slot = PartyRole | "label" | "performer";

/** Returns the columns that name writers and publishers; `known` columns have another meaning. */
export function peopleColumns(heads: readonly string[], known: ReadonlySet<number>): PeopleColumn[] {
  if (heads.some((head) => OF_MARKERS.test(fold(head).trim()))) return [];
  const isSpanish = heads.some((head) => SPANISH.test(fold(head).trim()));
  const rolesOf = (written: string): ColumnRole[] | "holder" => {
    const { head } = withoutCodePart(written);
    // «Qui (auteur / compo)»: the brackets may hold all that tells.
    const forms = [withoutNote(head), head].map(headOf);
    const telling = forms.find((form) => form.split(" ").some((word) => ROLES.has(word))) ?? headOf(head);
    if (HOLDERS.test(telling)) return "holder";
    if (WRITTEN_BY.test(fold(head).trim())) return ["C"];
    if (PUBLISHER_CUT_SHORT.test(fold(head).trim())) return ["publisher"];
    const words = (isSpanish && telling === "editor" ? "editorial" : telling).split(" ");
    const isOther = words.some(
      (word) => !ROLES.has(word) && !BESIDE_WORDS.has(word) && !/^\d{1,2}$/.test(word),
    );
    return isOther ? [] : words.flatMap((word) => ROLES.get(word) ?? []);
  };
  const columns = heads.flatMap((head, at) => (known.has(at) ? [] : { at, roles: rolesOf(head) }));
  const isMusicNamed = columns.some(({ roles }) => roles !== "holder" && roles.includes("C"));
  return columns.flatMap(({ at, roles }) => {
    const column = roles === "holder" ? { kind: roles } : columnOf(roles, isMusicNamed);
    const isCoded = column?.kind === "publisher" && withoutCodePart(heads[at] ?? "").hasCode;
    const isShared = !known.has(at + 1) && isShareHead(heads[at + 1] ?? "");
    const more = { ...(isShared && { shares: at + 1 }), ...(isCoded && { hasCode: true as const }) };
    return column ? { at, ...column, ...more } : [];
  });
}

/** Returns a heading without a note in brackets that is more than an ending: «Composer (as registered)». */
const withoutNote = (head: string) =>
  head.slice(0, LONGEST_HEAD).replace(/[([](?=[^()[\]]{4})[^()[\]]*[)\]]/g, " ");

/** Returns the kind of a column whose heading names these roles in their order. */
function columnOf(roles: readonly ColumnRole[], isMusicNamed: boolean): Omit<PeopleColumn, "at"> | null {
  const creator: PartyRole = isMusicNamed ? "A" : "CA";
  const distinctRoles = [...new Set(roles.map((role) => (role === "creator" ? creator : role)))];
  const [hasPublisher, hasLabel] = [distinctRoles.includes("publisher"), distinctRoles.includes("label")];
  const writers = distinctRoles.filter(isOfWriters);
  if ((hasLabel && !hasPublisher) || (writers.length === 0 && distinctRoles.includes("performer")))
    return null;
  if (hasPublisher && writers.length > 0) return { kind: "holder", slots: distinctRoles };
  if (hasPublisher) return { kind: "publisher", ...(hasLabel && { slots: withoutCode(roles) }) };
  const mayPerform = distinctRoles.includes("performer") && { mayPerform: true as const };
  if (writers.includes("CA") || (writers.includes("C") && writers.includes("A")))
    return { kind: "CA", ...mayPerform };
  const kind = writers[0];
  return kind ? { kind, ...mayPerform } : null;
}

const isOfWriters = (role: Slot): role is PartyRole =>
  role !== "publisher" && role !== "label" && role !== "performer";

/** A label and its code are one: «Verlag / Label (LC)». */
const withoutCode = (roles: readonly ColumnRole[]) =>
  [...new Set(roles)].filter((role) => role === "publisher" || role === "label");

const SLOT_SIGNS = /\s[/|-]\s+|[\r\n]+|;/;

/**
 * Returns the people in a cell of a column; of «Publisher / Label», what stands in the place of the publisher. A band in
 * a column of people who may perform is no writer.
 */
export function partiesInColumn(written: string, column: PeopleColumn): NamedParty[] {
  const { kind, slots = [] } = column;
  const cell = column.hasCode ? labelAndCode(written).label : written;
  const parts = cell.split(SLOT_SIGNS);
  if (slots.length < 2 || parts.length !== slots.length) {
    const parties = kind === "publisher" ? partiesIn(cell, true) : writersInCell(cell);
    return column.mayPerform && !parties.every((one) => isSurelyParty(one) || isPerson(one)) ? [] : parties;
  }
  return parts.flatMap((part, at) => {
    const slot = slots[at];
    if (slot === undefined || slot === "label" || slot === "performer") return [];
    return partiesIn(part, slot === "publisher").map(
      (one): NamedParty => (slot === "publisher" ? { ...one, role: slot } : { role: slot, ...one }),
    );
  });
}

/** Whether a role, a share or a society, which performers do not have, stands beside a name. */
export const isSurelyParty = ({ role, share, society }: NamedParty) =>
  role !== undefined || share !== null || society !== "";
const isPerson = ({ name }: NamedParty) => isLikelyPerson(name) || hasSurelyInitial(name);

/**
 * Whether a person has to look whom a cell names: it has words, and a question mark beside them, the name of a
 * right-holder without a role, or the names of those who may perform music that has no code of a library
 * (`isOfLibrary`).
 */
export function leavesPeopleOpen(cell: string, column: PeopleColumn, isOfLibrary: boolean): boolean {
  if (!/\p{L}/u.test(cell)) return false;
  if (cell.includes("?")) return true;
  if (column.kind === "holder") return partiesInColumn(cell, column).some(({ role }) => role === undefined);
  if (!column.mayPerform || isOfLibrary || referenceIn(cell) !== null || namesNobody(cell)) return false;
  return !partiesIn(cell, false).some(isSurelyParty);
}
