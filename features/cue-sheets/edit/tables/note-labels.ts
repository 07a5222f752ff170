import { fold } from "#/contract/fold.ts";
import {
  isWordForWriters,
  isWordForWritingPerson,
  type PartyRole,
  roleNamed,
  TELLING_LETTER,
} from "./person-roles.ts";

/** Words before a name with a sign: «Musik: », «K: », «autori = ». */
const SIGNED = /^(\p{L}[\p{L}.]{0,20}(?:[ /&-]{1,3}\p{L}[\p{L}.]{0,20}){0,3}?)\s*[:=]\s*(?=\S)/u;
/** A shortened word before a name: «comp. Ana Roux», «aut. L. Brun». */
const SHORTENED = /^(\p{L}{2,5})\.\s*(?=\p{Lu})/u;
/** A word alone before a name: «compo S. Meunier», «writers Roux/Brun». */
const ALONE = /^(\p{L}{4,16}(?:-\p{L}{4,16})?|comp)\s+(?=\p{Lu})/iu;
/** «Music by Ana Roux», «written by», «musiche di». */
const BY =
  /^(?:((?:composed|written|compos\u00e9e?s?|\u00e9crite?s?|compuest[ao]s?|escrit[ao]s?|compost[aeio]|scritt[aeio]|komponiert|geschrieben))|(\p{L}{4,16}))\s(?:by|par|por|da|di|de|von)\s+(?=\p{Lu})/iu;

/** Words for authors, folded, which people also use for all who wrote a work. */
const AUTHOR = /^(?:aut|aut(?:eu|ho|o)r[aei]?|autrice)$/;

/** What stands before the names of writers, and their role unless all are writers; `isOfPersons` if a single name may follow. */
type WriterLabel = { length: number; isOfPersons: boolean; role: Exclude<PartyRole, "publisher"> | null };

/** Returns the words at the start of a part of a note that say that names of writers follow; null if there are none. */
export function writerLabelOf(segment: string): WriterLabel | null {
  const signed = SIGNED.exec(segment);
  const words = (signed?.[1] ?? "").split(/[ /&-]+/);
  // «Lyrics: Welcome Home» quotes words.
  const mayQuote = ["A", "TR", "AD"].includes(roleNamed(signed?.[1] ?? "") ?? "") && !words.some(isPersonal);
  if (signed && !mayQuote && namesWriters(signed[1] ?? "")) {
    return { length: signed[0].length, isOfPersons: words.some(isPersonal), role: roleOf(signed[1] ?? "") };
  }
  const shortened = SHORTENED.exec(segment);
  if (shortened && isWordForWritingPerson(shortened[1] ?? ""))
    return { length: shortened[0].length, isOfPersons: true, role: roleOf(shortened[1] ?? "") };
  const by = BY.exec(segment);
  if (by && (by[1] !== undefined || namesWriters(by[2] ?? "")))
    return { length: by[0].length, isOfPersons: by[1] !== undefined, role: roleOf(by[2] ?? "") };
  const alone = ALONE.exec(segment);
  if (!alone || !(alone[1] ?? "").split("-").every(isWordForWritingPerson)) return null;
  // One name behind one word may be anything: «compo Delta»; several are writers.
  return {
    ...{ length: alone[0].length, isOfPersons: isWordForWriters(alone[1] ?? "") },
    role: roleOf(alone[1] ?? ""),
  };
}

function roleOf(words: string): WriterLabel["role"] {
  const role = AUTHOR.test(fold(words)) ? null : roleNamed(words);
  return role === "publisher" || (role === "C" && words.length > 1) ? null : role;
}

function namesWriters(words: string): boolean {
  if (/^\p{L}$/u.test(words)) return TELLING_LETTER.test(words);
  if (words.split(/[ /&-]+/).every(isWordForWriters)) return true;
  const role = roleNamed(words);
  return role !== null && role !== "publisher";
}

const isPersonal = (word: string) => {
  const text = word.replace(/\.$/, "");
  return TELLING_LETTER.test(text) || isWordForWriters(text) || isWordForWritingPerson(text);
};
