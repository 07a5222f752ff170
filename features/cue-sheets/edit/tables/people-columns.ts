import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { isPersonName } from "../person-name.ts";
import { headOf } from "./head-meaning.ts";

/** Words of column headings in French, English, German, Spanish, Portuguese and Italian, folded. */
const COMPOSERS =
  "compositeur compositeurs composer composers komponist komponisten komponistin komp compositor compositores compositora compositore compositori writer writers songwriter songwriters urheber";
const AUTHORS =
  "auteur auteurs author authors autor autoren autores autora autore autori lyricist lyricists textdichter parolier letrista";
const PUBLISHERS =
  "editeur editeurs publisher publishers verlag verlage musikverlag editorial editoriales editora editoras editore editori edizione edizioni edition editions";
/** Headings beside which «Editor» is a publisher in Spanish, not the English word for a person who edits films. */
const SPANISH =
  /^(?:compositor(?:es|a)?|autor(?:es|a)|titulo.*|obra|duracion|inicio|entrada|salida|interprete)$/;
/** Headings of a list of markers, whose author is the author of the notes. */
const OF_MARKERS = /^marker (?:name|type)$/;
/** Words that may stand beside them: «Komponist (Anteil)», «Auteur / Compositeur». */
const BESIDE =
  "et and und y e o name names nom noms nombre nombres prenom prenoms nachname vorname full anteil anteile share shares part parts musical musicale musicali in innen rice rices trice trices eur eurs en r a as es c ca ar affiliation affiliations society societe sociedad gesellschaft";
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const [COMPOSER_WORDS, AUTHOR_WORDS, PUBLISHER_WORDS, BESIDE_WORDS] = [
  wordSet(COMPOSERS),
  wordSet(AUTHORS),
  wordSet(PUBLISHERS),
  wordSet(BESIDE),
];

/** «idem», «ditto», «dto.», and signs for the same, folded: the cell above counts. */
const DITTO =
  /^(?:idem|id\.?|ditto|dito|dto\.?|do\.|[-\u2013\u2014\s]*(?:"|''|[\u2033\u201c\u201d\u201e\u3003\u00bb])[-\u2013\u2014\s]*)$/;
const SHARE = String.raw`(\d{1,3}(?:[.,]\d{1,3})?)\s?%`;
const PERCENT = new RegExp(String.raw`\s*(?:[-\u2013:,]\s*)?[([]?\s*${SHARE}\s*[)\]]?$`);
const PERCENT_FIRST = new RegExp(String.raw`^${SHARE}\s+`);
const SOCIETIES =
  "SACEM|SACD|SABAM|SUISA|GEMA|AKM|PRS|MCPS|ASCAP|BMI|SESAC|SOCAN|SGAE|SIAE|SPA|APRA|STIM|TONO|KODA|IMRO|BUMA|JASRAC";
const SOCIETY = new RegExp(String.raw`\s*[([](${SOCIETIES})[)\]]$`, "i");
/** A society and a share in one bracket: «(SACEM 50 %)». */
const SOCIETY_WITH_SHARE = new RegExp(
  String.raw`([([](?:${SOCIETIES}))[\s,:-]+(?=\d{1,3}[\d.,]*\s?%[)\]])`,
  "gi",
);
/** The role of a person, in brackets after the name. */
const ROLE = /\s*[([](?:a|c|ca|ac|ar|e|ad|sa)[)\]]$/i;
/** Cells of a column of roles, which are not names. */
const ROLE_ONLY = /^(?:a|c|ca|ac|a\/c|c\/a|ar|e|ad|sa|n\/a)$/;
/** Cells, folded, that name nobody, such as those for works without a living writer. */
const NOBODY =
  /^(?:trad(?:\.|ition\w*|icional\w*|izional\w*)?|d\.?p\.?|p\.?d\.?|domaine public|public domain|dominio publico|dominio pubblico|gemeinfrei|popular|populaire|volksweise|anonym\w*|unknown|inconnue?|unbekannt|tbc|tbd|tba)$/;
const ARRANGED = /^(?:.*?[\s,(\u2013-])?arr\.\s*(?:by |par |von |de )?(.+?)\)?$/iu;
/** Publishers' names may contain a slash or an ampersand; only these signs separate them. */
const JOINTS = new RegExp(String.raw`[;|\r\n]+|(?<=%[)\]]?|[([](?:${SOCIETIES})[)\]])\s*[,/&+]\s*`, "i");
const SLASH = /\s+\/\s+|(?<=\S{4})\/(?=\S{3})/;
const AND = /\s+(?:[&+]|et|and|und|y|e)\s+/;
const LONGEST_CELL = 1_000;
const LONGEST_HEAD = 200;
const WHOLE = 100;

/** A column of people: its index, and the role of its people. */
type PeopleColumn = { at: number; kind: "C" | "A" | "CA" | "publisher" };

/** Returns the columns that name writers and publishers; `known` columns have another meaning. */
export function peopleColumns(heads: readonly string[], known: ReadonlySet<number>): PeopleColumn[] {
  if (heads.some((head) => OF_MARKERS.test(fold(head).trim()))) return [];
  const isSpanish = heads.some((head) => SPANISH.test(fold(head).trim()));
  return heads.flatMap((head, at) => {
    const written = headOf(withoutNote(head));
    const words = (isSpanish && written === "editor" ? "editorial" : written).split(" ");
    const has = (names: ReadonlySet<string>) => words.some((word) => names.has(word));
    const [isComposer, isAuthor, isPublisher] = [
      has(COMPOSER_WORDS),
      has(AUTHOR_WORDS),
      has(PUBLISHER_WORDS),
    ];
    const isOther = words.some((word) =>
      [COMPOSER_WORDS, AUTHOR_WORDS, PUBLISHER_WORDS, BESIDE_WORDS].every((names) => !names.has(word)),
    );
    if (known.has(at) || isOther || isPublisher === (isComposer || isAuthor)) return [];
    return { at, kind: isPublisher ? "publisher" : isComposer ? (isAuthor ? "CA" : "C") : "A" };
  });
}

/** Returns a heading without a note in brackets that is more than an ending: «Composer (as registered)». */
const withoutNote = (head: string) =>
  head.slice(0, LONGEST_HEAD).replace(/[([](?=[^()[\]]{4})[^()[\]]*[)\]]/g, " ");

/**
 * Reads the people of a table row by row, so that «idem» means the cell above, even that of a row that is struck out.
 */
export class PeopleOfRows {
  private readonly columns: readonly PeopleColumn[];
  private readonly above = new Map<number, StatedParty[]>();
  constructor(columns: readonly PeopleColumn[]) {
    this.columns = columns;
  }

  /** Returns the people of the next row; nothing if it names none. */
  next(cells: readonly string[]): { writers?: StatedParty[]; publishers?: StatedParty[] } {
    const writers: StatedParty[] = [];
    const publishers: StatedParty[] = [];
    for (const { at, kind } of this.columns) {
      const cell = (cells[at] ?? "").trim();
      const isDitto = DITTO.test(fold(cell));
      const named = isDitto ? (this.above.get(at) ?? []) : partiesIn(cell, kind === "publisher");
      if (named.length > 0 || NOBODY.test(fold(cell))) this.above.set(at, named);
      if (kind === "publisher") publishers.push(...named);
      else for (const one of named) addWriter(writers, one, kind);
    }
    return { ...(writers.length > 0 && { writers }), ...(publishers.length > 0 && { publishers }) };
  }
}

/** Adds a writer; a person in the columns of composers and of authors is both. */
function addWriter(writers: StatedParty[], one: StatedParty, role: "C" | "A" | "CA"): void {
  const known = writers.find(({ name }) => fold(name) === fold(one.name));
  if (!known) {
    writers.push({ ...one, role: one.role ?? role });
    return;
  }
  if (known.role !== role && known.role !== "AR") known.role = "CA";
  // Music and words each have their share; together they are at most the whole work.
  const both = known.share === null ? one.share : known.share + (one.share ?? 0);
  known.share = both !== null && both <= WHOLE ? both : null;
}

/** Returns the people or companies in a cell, with the share and society after each name. */
export function partiesIn(cell: string, areCompanies: boolean): StatedParty[] {
  const text = cell.slice(0, LONGEST_CELL).replace(/[^\S\r\n]+/g, " ");
  const parts = text.replace(SOCIETY_WITH_SHARE, "$1) ").split(JOINTS);
  return (areCompanies ? parts : parts.flatMap(peopleIn)).flatMap((part) => partyOf(part) ?? []);
}

/**
 * Splits names at slashes, and at «and» or commas only if every part is a whole name: «Ana Roux and the Sea Band» is
 * one.
 */
function peopleIn(part: string): string[] {
  return part.split(SLASH).flatMap((names) => {
    const joined = [AND, "/"].map((sign) => names.split(sign)).find((parts) => parts.every(isPerson));
    if (joined) return joined;
    const listed = names.split(/,\s+/).flatMap((part) => part.split(AND));
    // «Márquez Ruiz, Ana Luz» is one person; with three parts, as in «A B, C D and E F», it is a list.
    return listed.length > 2 && listed.every(isPerson) ? listed : [names];
  });
}

const isPerson = (text: string) => isPersonName(text.replace(PERCENT, "").replace(SOCIETY, "").trim());

function partyOf(text: string): StatedParty | null {
  let name = text.replace(/\s+/g, " ").trim();
  const share = (PERCENT.exec(name) ?? PERCENT_FIRST.exec(name))?.[1];
  name = name.replace(PERCENT, "").replace(PERCENT_FIRST, "").replace(ROLE, "");
  const society = SOCIETY.exec(name)?.[1]?.toUpperCase() ?? "";
  name = name.replace(SOCIETY, "").replace(ROLE, "").replace(PERCENT, "").trim();
  const arranger = ARRANGED.exec(name)?.[1];
  name = arranger ?? name;
  const folded = fold(name);
  if (!/\p{L}{2}/u.test(name) || ROLE_ONLY.test(folded) || NOBODY.test(folded)) return null;
  const part = share === undefined ? null : Number(share.replace(",", "."));
  return {
    name,
    society,
    share: part !== null && part <= WHOLE ? part : null,
    ...(arranger && { role: "AR" }),
  };
}
