import type { StatedParty } from "../edit.ts";
import { addWriter } from "./add-writer.ts";
import { hasCompanyWord, isInFull, isName } from "./note-names.ts";
import { partsWithShares } from "./note-parts.ts";
import { beforePublisher, publishersIn } from "./note-publishers.ts";
import { isWordForWriters, type PartyRole, roleNamed, TELLING_LETTER } from "./person-roles.ts";

/**
 * A letter or word with a colon before names, «K: Ana Roux, T: Leo Brun», or a role: «mus. Ana Roux, testo L. Brun»,
 * «aut. L. Brun, comp. A. Roux».
 */
const LABEL =
  /(?:^|(?<=[\s,;|/(]))(?:(\p{L}[\p{L}.]{0,13})\s?:\s+(?=\S)|(\p{L}{3,5}\.|compo|testo|testi|paroles?|letra|lyrics|words|compositeur|compositrice|compositore?|composer|komponist(?:in)?|texter(?:in)?|parolier|lyricist|arrangeur|arranger|auteurs?|writers?|autori|autores)(?: (?:by|de|di|von|par|por))?\s?(?=\p{Lu})|(music|musik|musique|musica|musiche|m\u00fasica) (?:by|de|di|von|par|por) (?=\p{Lu}))/gu;
/** The letter and the word that stand for publishers in notes alone: «w: Ana Roux p: Rive». */
const PUBLISHER = /^(?:p|publ)$/i;
/** What may stand before the first label. */
const BEFORE_FIRST = /(?:^|[-\u2013\u2014;,.(|/"\u201d\u00bb])\s*$/;
/** The end of the names behind the last label. */
const END = /\s[-\u2013\u2014]+\s|[;|\r\n]/;
const SIGNS_AT_END = /(?:[\s,;/|(\u2013-]|\s(?:et|and|und|y|e|&))+$/;
const REMARK_IN_BRACKETS = /\s*\([^()]*\)$/;

type Label = { text: string; role: PartyRole | "writer"; isSigned: boolean; from: number; to: number };
type People = { writers: StatedParty[]; publishers: StatedParty[] };

/**
 * Returns the people of a note in which each group of names stands behind its role; null if any group may be something
 * else, or no group is that of a composer.
 */
export function labelledPeople(note: string): People | null {
  const labels = [...note.matchAll(LABEL)].flatMap(labelOf);
  const [first] = labels;
  if (!first || !BEFORE_FIRST.test(note.slice(0, first.from)) || !areSure(labels)) return null;
  const people: People = { writers: [], publishers: [] };
  // «K: Roth, V: Rive»: with labels of several kinds a surname is enough.
  const arePaired =
    labels.every(({ isSigned }) => isSigned) && new Set(labels.map(({ role }) => role)).size > 1;
  for (const [at, { role, to }] of labels.entries()) {
    const next = labels[at + 1];
    const behind = note.slice(to, next?.from);
    const written = ((next ? behind : behind.split(END)[0]) ?? "").replace(SIGNS_AT_END, "").trim();
    const company = role === "publisher" ? null : beforePublisher(written);
    people.publishers.push(...(company?.publishers ?? []));
    const names = company?.writers ?? written;
    const read = role === "publisher" ? publishersIn(names) : writersIn(names, role, arePaired);
    if (!read) return null;
    if (role === "publisher") people.publishers.push(...read);
    else for (const one of read) addWriter(people.writers, one);
  }
  return people.writers.length > 0 ? people : null;
}

function labelOf(found: RegExpExecArray): Label[] {
  const text = (found[1] ?? found[2] ?? found[3] ?? "").replace(/\.$/, "");
  const role = isWordForWriters(text) ? "writer" : PUBLISHER.test(text) ? "publisher" : roleNamed(text);
  const isSigned = found[1] !== undefined;
  return role ? [{ text, role, isSigned, from: found.index, to: found.index + found[0].length }] : [];
}

/** Words before the name of a person who wrote the words, with nothing between them: «paroles Ada Flynn». */
const OF_WORDS = /^(?:paroles?|letra|testi|lyrics|words|parolier|paroli\u00e8re|lyricist|letrista)$/i;

/** Whether labels can mean nothing but people: one names the composer or arranger, and letters come in pairs. */
function areSure(labels: readonly Label[]): boolean {
  const isOfMusic = labels.some(
    ({ role, text }) =>
      role === "C" || role === "CA" || role === "writer" || (role === "AR" && text.length > 2),
  );
  const [only, ...others] = labels;
  if (only && others.length === 0 && OF_WORDS.test(only.text) && !only.isSigned) return true;
  const kinds = new Set(labels.map(({ role }) => role));
  return (
    isOfMusic && (kinds.size > 1 || labels.some(({ text }) => text.length > 1 || TELLING_LETTER.test(text)))
  );
}

function writersIn(names: string, role: Label["role"], mayBeSurnames: boolean): StatedParty[] | null {
  for (const text of [names, names.replace(REMARK_IN_BRACKETS, "")]) {
    const parts = partsWithShares(text);
    const arePeople = parts.every(
      ({ name, share }) =>
        isName(name) && !hasCompanyWord(name) && (mayBeSurnames || isInFull(name) || share !== null),
    );
    if (parts.length === 0 || !arePeople) continue;
    return parts.map(({ name, society, share, role: own }) => {
      const kind = own || role;
      return {
        ...{ name, society, share },
        ...(kind !== "writer" && kind !== "publisher" && { role: kind }),
      };
    });
  }
  return null;
}
