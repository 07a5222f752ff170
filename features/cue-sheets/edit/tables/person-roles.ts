import type { Cue } from "#/contract/cue-sheet.ts";
import { fold } from "#/contract/fold.ts";

/** The role of a party in a work: that of a writer, or publisher. */
export type PartyRole = Cue["writers"][number]["role"] | "publisher";

/** Codes and words, folded, that people write beside a name for its role: those of societies, and plain words. */
const WORDS: readonly (readonly [PartyRole, string])[] = [
  [
    "C",
    "c k m comp compo compos compositeur compositrice composer composition komp komponist komponistin komposition compositor compositora composicion compositore mus musik musique music musica",
  ],
  [
    "A",
    "a t auteur autrice author autor autorin autora autore parolier paroliere paroles parole texte text texter texterin textdichter textdichterin liedtext lyrics lyric lyricist words letra letras letrista testo testi parole txt lyr aut",
  ],
  ["CA", "ca ac songwriter"],
  [
    "AR",
    "ar arr b arrangeur arrangeuse arranger arrangement arrangements arreglos arreglo arreglista bearbeiter bearbeiterin bearb bearbeitung arrangiamento",
  ],
  ["AD", "ad adapt adaptateur adaptatrice adaptation adapter adaptacion adaptador adattamento"],
  ["TR", "tr traduction traducteur traductrice translation translator ubersetzung ubersetzer traduccion"],
  [
    "publisher",
    "e ed edit editeur editrice publisher pub verlag v editorial editora editore edition editions edizioni ediciones",
  ],
];
const ROLES: ReadonlyMap<string, PartyRole> = new Map(
  WORDS.flatMap(([role, words]) => words.split(" ").map((word) => [word, role] as const)),
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

/** A role before a name: «Musik: Ana Roux», «paroles de Léo Brun». A single letter needs the colon. */
const ROLE_BEFORE =
  /^(?<label>[\p{L}./& -]{1,30}?)\s?:\s?(?=\S)|^(?<word>\p{L}{4,20}) (?:de|by|von|par|di|por) (?=\p{Lu})|^(?<arr>arr)\.\s?(?:(?:by|par|von|de|por) )?(?=[^\s)])/iu;

/** A role before a name without a colon, in small letters or shortened: «mus. Ana Roux», «testo Leo Brun». */
const PLAIN_ROLE =
  /^(?:([Mm]us|[Cc]omp|[Kk]omp|[Tt]xt|[Ll]yr|[Aa]ut|[Bb]earb)\.|(musica|musique|musik|music|testo|testi|parole|paroles|letra|text|texte|lyrics|words)) (?=\p{Lu})/u;

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
