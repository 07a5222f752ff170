import type { Cue } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";

/** The role of a party in a work: that of a writer, or publisher. */
export type PartyRole = Cue["writers"][number]["role"] | "publisher";

/**
 * Codes and words, folded, that people write beside a name for its role: those of societies, those for a person, which
 * stand before a name without a sign too («compo Ana Roux»), and those for the work, which may also start a title («Music
 * by Night»).
 */
const WORDS: readonly (readonly [PartyRole, codes: string, ofPersons: string, ofWorks: string])[] = [
  [
    "C",
    "c k m",
    "comp compo compos compositeur compositeurs compositrice compositrices composer composers komp komponist komponistin komponisten componist componisten compositor compositora compositores compositore compositori",
    "composition komposition composicion mus musik musique music musica musiche muziek compositie",
  ],
  [
    "A",
    "a t",
    "aut auteur autrice author autor autorin autora autore parolier paroliere texter texterin textdichter textdichterin lyricist lyricists letrista paroliers tekstschrijver tekstdichter tekstdichters",
    "paroles parole tekst text texte liedtext lyrics lyric words letra letras testo testi txt lyr",
  ],
  ["CA", "ca ac", "songwriter songwriters", ""],
  [
    "AR",
    "ar b",
    "arr arrangeur arrangeuse arranger arreglista bearb bearbeiter bearbeiterin bewerker",
    "arrangement arrangements arreglos arreglo bearbeitung arrangiamento bewerking",
  ],
  ["AD", "ad", "adapt adaptateur adaptatrice adapter adaptador", "adaptation adaptacion adattamento"],
  [
    "TR",
    "tr",
    "traducteur traductrice translator ubersetzer",
    "traduction translation ubersetzung traduccion",
  ],
  [
    "publisher",
    "e v",
    "ed edit editeur editeurs editrice publisher publishers pub publ verlag editorial editora editore editori edition editions edizioni ediciones uitgever uitgeverij uitgevers",
    "",
  ],
];
const ROLES: ReadonlyMap<string, PartyRole> = new Map(
  WORDS.flatMap(([role, ...words]) =>
    words.flatMap((some) => (some === "" ? [] : some.split(" ").map((word) => [word, role] as const))),
  ),
);
/** Words for writers without a role, folded, and letters that stand for them in English notes. */
const WRITERS =
  "writer writers wr w written auteurs autrices authors autores autoras autori autoren urheber urheberin createurs";
const WRITER_WORDS: ReadonlySet<string> = new Set(WRITERS.split(" "));
/** A letter for composers or writers that tells so even without another label beside it: «K: Ana Roux», «w: Leo Brun». */
export const TELLING_LETTER = /^[KWw]$/;
/** Letters of a role in brackets that a note may contain; others are those of a take or a version: «Delta (B)». */
const LETTER_IN_BRACKETS = /^[ace]$/i;
/** Words for persons who write music, folded; «Musik: Delta» may name a title. */
const WRITING_PERSONS: ReadonlySet<string> = new Set(
  WORDS.flatMap(([role, , ofPersons]) => (role === "publisher" ? [] : ofPersons.split(" "))).concat([
    ...WRITER_WORDS,
  ]),
);
const BETWEEN = new Set(["et", "and", "und", "y", "e"]);
const LONGEST = 40;

/**
 * Returns the role that a text such as «CA», «compo», «Musik & Text» names; null if it contains any other word. Of a
 * composer who is also the publisher or the arranger, it is that of the composer.
 */
export function roleNamed(text: string): PartyRole | null {
  if (text.length > LONGEST) return null;
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.length > 1 ? words.filter((word) => !BETWEEN.has(word)) : words;
  const roles = telling.map((word) => ROLES.get(word));
  if (roles.length === 0 || !roles.every((role) => role !== undefined)) return null;
  const has = (role: PartyRole) => roles.includes(role);
  if (has("CA") || (has("C") && has("A"))) return "CA";
  return (["C", "A"] as const).find(has) ?? roles[0] ?? null;
}

/** Returns the role in brackets behind a name in a note; null if it is none, or any letter. */
export const roleInBrackets = (text: string): PartyRole | null =>
  /^\p{L}$/u.test(text) && !LETTER_IN_BRACKETS.test(text) ? null : roleNamed(text);

/** Whether a word stands for writers in general: «writers», «autori», «W». */
export const isWordForWriters = (text: string) => WRITER_WORDS.has(fold(text));
/** Whether a word stands for a person who writes music, so that a single name may follow: «compo Roux». */
export const isWordForWritingPerson = (text: string) => WRITING_PERSONS.has(fold(text));

/** A role before a name: «Musik: Ana Roux», «paroles de Léo Brun». A single letter needs the colon. */
const ROLE_BEFORE =
  /^(?<label>[\p{L}./& -]{1,30}?)\s?:\s?(?=\S)|^(?<word>\p{L}{4,20}) (?:de|by|von|par|di|por) (?=\p{Lu})|^(?<arr>arr)\.\s?(?:(?:by|par|von|de|por) )?(?=[^\s)])/iu;

/** A role before a name without a colon, in small letters or shortened: «mus. Ana Roux», «testo Leo Brun», «\u00e9d. Rive». */
const PLAIN_ROLE =
  /^(?:([Mm]us|[Cc]omp|[Kk]omp|[Tt]xt|[Ll]yr|[Aa]ut|[Bb]earb|[\u00c9\u00e9Ee]d(?:it)?|[Pp]ubl?|[Vv]erl)\.|(musica|musique|musik|music|testo|testi|parole|paroles|letra|text|texte|lyrics|words)) (?=\p{Lu})/u;

/** Returns the role that is written before a name, and the rest of the text. */
export function withoutRoleBefore(text: string): { role: PartyRole | null; name: string } {
  const found = ROLE_BEFORE.exec(text);
  const { label, word, arr } = found?.groups ?? {};
  const plain = found ? null : PLAIN_ROLE.exec(text);
  const role = roleNamed(label ?? word ?? arr ?? plain?.[1] ?? plain?.[2] ?? "");
  if (plain && role) return { role, name: text.slice(plain[0].length) };
  return found && role ? { role, name: text.slice(found[0].length) } : { role: null, name: text };
}

const LABELS = [...ROLES.keys()].join("|");
const LONG_LABELS = [...ROLES.keys()].filter((word) => word.length > 3).join("|");
/** The places before «arr. Inès Rahmani», before a role with a colon («, Text: »), and before one behind a comma. */
export const BEFORE_ROLE = new RegExp(
  String.raw`[\s,(\u2013/&+-]\s?(?=arr\.\s*[^\s)])|(?<=\S)(?:\s?[,/&+\u2013-])?\s(?=(?:${LABELS}|m\u00fasica)\s?:\s|(?:${LONG_LABELS}|m\u00fasica)\s(?:de|by|von|par|di|por)\s)|(?<=\S)\s?,\s(?=(?:testo|testi|paroles?|letra|texte?|lyrics|words|musica|musique|musik|mus\.|comp\.)\s\p{L})`,
  "iu",
);
