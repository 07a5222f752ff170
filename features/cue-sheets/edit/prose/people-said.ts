import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { END_OF_SENTENCE } from "../tables/note-companies.ts";
import { hasCompanyWord, isNameOfPerson } from "../tables/note-names.ts";
import { publisherAfterLabel, publishersIn } from "../tables/note-publishers.ts";
import { peopleInNote } from "../tables/people-in-notes.ts";
import { isWordForWritingPerson, roleNamed } from "../tables/person-roles.ts";
import { withSingleBlanks } from "./quoted-lines.ts";

/** The rows that a sentence is about: those of a title, all others, perhaps those with a code, or all. */
type Subject = { kind: "title"; title: string } | { kind: "others"; code: string } | { kind: "all" };
/** What a sentence says of the people of some rows; unless it `isSure`, it says so only of people known elsewhere. */
export type SaidPeople = {
  of: Subject;
  writers: readonly StatedParty[];
  publishers: readonly StatedParty[];
  isSure: boolean;
};
/** Titles that sentences may name, by their first word, the longest first; all are folded. */
export type TitlesByWord = ReadonlyMap<string, readonly { title: string; words: string }[]>;
/** `label` is the word before a subject that tells what follows: «la compo de Delta». */
type Mention = { of: Subject; from: number; to: number; label: string };

const SENTENCES = new RegExp(`${END_OF_SENTENCE}|;\\s+`, "iu");
/** What stands before the subject of a sentence: nothing, a sign, or a word that leads to it. */
const BEFORE =
  /(?:^|[,:(\u2013\u2014-]\s*|(?:^|\s)(?:pour|for|f\u00fcr|per|para|et|and|und|y|e|alors|so|ah|ok|donc|au fait|btw|by the way|sinon)\s+)["\u00ab\u201c\u201e]?\s?$/iu;
/** «La compo de Delta : », “writers of Delta: ”, «autori di Delta: ». */
const LABEL_BEFORE =
  /(?:^|[\s'\u2019])(\p{L}{4,16})\s(?:de|du|d['\u2019]|of|for|pour|von|f\u00fcr|di|per|para)\s?["\u00ab\u201c\u201e]?\s?$/iu;
/** Between a subject and its people, where only shares, roles or known names tell that people follow. */
const LINK =
  /^\s?["\u00bb\u201d]?\s?(?:\s?(?:=|:|,|\u2192|-+>|[-\u2013\u2014](?=\s))\s*(?:c['\u2019]est\s+)?|\s(?:c['\u2019]est|ce sont|is|are|ist|sind|es|son|\u00e8|sono|gets?|says?|dit|sagt|dice|zegt)\s+)/iu;
/** The same with a word that tells it: «Delta est de Ana Roux», “Delta is by”, «Delta ist von», «Delta \u00e8 di». */
const BY =
  /^\s?["\u00bb\u201d]?,?\s(?:(?:c['\u2019]est|est|sont|is|are|was|ist|sind|stammt|es|son|\u00e8|sono)\s(?:(?:(?:co-?)?(?:written|composed)|(?:co-?)?compos\u00e9e?s?|\u00e9crite?s?|compuest[ao]s?|compost[ao]|scritt[ao])\s)?(?:de|d['\u2019]|by|von|di|par|por|da)|(?:co-?)?(?:written|composed|compos\u00e9e?s?|\u00e9crite?s?) (?:by|par))\s+/iu;
const PUBLISHED =
  /^\s?["\u00bb\u201d]?,?\s(?:(?:est|sont|is|are|ist|sind|es|son|\u00e8|sono)\s)?(?:(?:\u00e9dit\u00e9e?s?|published|verlegt|editad[ao]s?|edit[aeio])\s)?(?:chez|by|bei|presso|with|da|por|con)\s+/iu;
const OTHERS =
  /(?:tou(?:t|s) )?(?:le reste|les autres)(?:(?: du| de la| des?) ?|(?= ))|(?:all )?the (?:rest|others)(?: (?:of|from))?(?: the)? ?|everything else ?|(?:der|den) rest(?: (?:von|aus))? ?|alles andere ?|(?:todo )?(?:el resto|lo demas)(?: del?)? ?|(?:tutto )?il resto(?: d(?:i|el|ella))? ?/gu;
const ALL =
  /(?<![\p{L}])(?:le )?(?:tout|tt|tous|toutes|all|everything|alles?|tutt[oaie]|tod[oa]s?)(?: of (?:it|them))?(?=[\s:])/gu;
const CODE = /^(?:[A-Z]{2,5}[ _-]?)?(\d{2,5})(?![\d:/'])/i;
/** A single writer behind a name: «c'est Roux seule». */
const ALONE =
  /\s(?:(?:\u00e0 (?:lui|elle) )?(?:tout )?(?:toute )?seule?|alone|on (?:his|her|their) own|allein|da sol[oa]|(?:en )?solitario)$/iu;
/** Between subjects of which a sentence says the same. */
const LISTED =
  /^\s?["\u00bb\u201d]?\s?(?:,|&|\+|\/|(?:,\s)?(?:et|and|und|y|e))\s?["\u00ab\u201c\u201e]?\s?$/iu;
const AT_END = /[\s,:(\u2013\u2014-]+(?:et|and|und|y|e|mais|but)?[\s,]*$/iu;
const WORD = /^[\p{L}\p{N}]+/u;
const WORDS = /[\p{L}\p{N}]+/gu;
const LONGEST = 400;
/** Shortest first word by which an answer may name a title, in characters. */
const SHORTEST_WORD = 4;
const NOBODY = { writers: [], publishers: [] };

/** Returns different titles by their first word. */
export function titlesByWord(titles: readonly string[]): TitlesByWord {
  const byWord = new Map<string, { title: string; words: string }[]>();
  for (const title of [...new Set(titles)].sort((a, b) => b.length - a.length)) {
    const words = fold(title).replace(/^[^\p{L}\p{N}]+/u, "");
    const first = WORD.exec(words)?.[0] ?? "";
    byWord.set(first, [...(byWord.get(first) ?? []), { title, words }]);
  }
  return byWord;
}

/**
 * Returns what a line says of the people of titles, and whether it says nothing else. One that answers a question for
 * composers (`isAnswer`) needs no other word for them, and may name a title by its first word: “Whisker is Ana Roux”.
 */
export function saidOfPeople(
  line: string,
  titles: TitlesByWord,
  isAnswer: boolean,
): { said: SaidPeople[]; isAll: boolean } {
  const text = withSingleBlanks(line.slice(0, LONGEST).normalize("NFC"));
  // A question states nothing.
  if (text.includes("?")) return { said: [], isAll: false };
  const read = text.split(SENTENCES).map((sentence) => saidIn(sentence.trim(), titles, isAnswer));
  const isAll = read.every((said) => said.length > 0) && areNamesRead(text, read.flat());
  return { said: read.flat(), isAll };
}

/** Whether all words with capitals in a line are part of what was read of it. */
function areNamesRead(text: string, said: readonly SaidPeople[]): boolean {
  const names = said.flatMap(({ of, writers, publishers }) => [
    of.kind === "title" ? of.title : "",
    ...[...writers, ...publishers].map(({ name }) => name),
  ]);
  const read = fold(names.join(" "));
  const words = text.slice(1).match(/(?<=[\s"\u00ab\u201c(])\p{Lu}[\p{L}'\u2019]{2,}/gu) ?? [];
  return words.every((word) => read.includes(fold(word)) || roleNamed(word) !== null);
}

function saidIn(sentence: string, titles: TitlesByWord, isAnswer: boolean): SaidPeople[] {
  const mentions = mentionsIn(sentence, titles, isAnswer);
  const said: (SaidPeople | null)[] = [];
  for (const [at, mention] of [...mentions.entries()].reverse()) {
    const between = sentence.slice(mention.to, mentions[at + 1]?.from);
    // «Delta et Alba c'est \u2026» says the same of both.
    const next = LISTED.test(between) ? said[0] : null;
    said.unshift(next ? { ...next, of: mention.of } : saidOf(mention, between, isAnswer));
  }
  return said.filter((one) => one !== null);
}

/** Returns what the words behind a subject say of it; null if they say nothing of people. */
function saidOf({ of, label }: Mention, between: string, isAnswer: boolean): SaidPeople | null {
  const behind = between.replace(AT_END, "").replace(/[.!]$/, "");
  if (roleNamed(label) === "publisher") {
    const link = LINK.exec(behind);
    const publishers = link && publishersIn(behind.slice(link[0].length).trim());
    return publishers && { of, ...NOBODY, publishers, isSure: true };
  }
  const said = of.kind !== "all" || BY.test(behind) ? peopleBehind(behind, label !== "", isAnswer) : null;
  if (said) return { of: of.kind === "all" ? { kind: "others", code: "" } : of, ...said };
  const publishers = of.kind === "others" ? null : publishersBehind(behind);
  return publishers && { of, ...NOBODY, publishers, isSure: true };
}

/** Returns the places where a sentence names its subjects, in order. */
function mentionsIn(sentence: string, titles: TitlesByWord, isAnswer: boolean): Mention[] {
  const folded = fold(sentence);
  const text = folded.length === sentence.length ? folded : sentence.toLowerCase();
  const found: Mention[] = [];
  const add = (of: Subject, from: number, to: number) => {
    const before = sentence.slice(0, from);
    const label = LABEL_BEFORE.exec(before)?.[1] ?? "";
    const isLabelled = isWordForWritingPerson(label) || roleNamed(label) === "publisher";
    const isFree = found.every((one) => to <= one.from || from >= one.to);
    if (isFree && (isLabelled || BEFORE.test(before)))
      found.push({ of, from, to, label: isLabelled ? label : "" });
  };
  for (const { index, 0: word } of text.matchAll(WORDS)) {
    const possible = titles.get(word) ?? [];
    for (const { title, words } of possible) {
      const to = index + words.length;
      if (text.startsWith(words, index) && !/^[\p{L}\p{N}]/u.test(text.slice(to)))
        add({ kind: "title", title }, index, to);
    }
    const [only, ...others] = possible;
    if (isAnswer && only && others.length === 0 && word.length >= SHORTEST_WORD)
      add({ kind: "title", title: only.title }, index, index + word.length);
  }
  for (const one of text.matchAll(OTHERS)) {
    const end = one.index + one[0].length;
    const code = CODE.exec(sentence.slice(end));
    const to = code ? end + code[0].length : end - (one[0].endsWith(" ") ? 1 : 0);
    add({ kind: "others", code: code?.[1] ?? "" }, one.index, to);
  }
  for (const one of text.matchAll(ALL)) add({ kind: "all" }, one.index, one.index + one[0].length);
  return found.sort((a, b) => a.from - b.from);
}

/** Returns the people behind a subject; null if something else follows. */
function peopleBehind(behind: string, isLabelled: boolean, isAnswer: boolean): Omit<SaidPeople, "of"> | null {
  const by = BY.exec(behind);
  const link = by ?? LINK.exec(behind);
  if (!link) return null;
  const names = behind.slice(link[0].length);
  for (let text = names; text !== ""; text = text.slice(0, Math.max(0, text.lastIndexOf(",")))) {
    const told = text.trim().replace(ALONE, " 100");
    const sure = peopleInNote(told);
    if (sure && sure.writers.length > 0) return { ...sure, isSure: true };
    const named = peopleInNote(`writers: ${told}`);
    if (!named || named.writers.length === 0) continue;
    const areShared = named.writers.every(({ share }) => share !== null);
    const arePersons = named.writers.every(({ name }) => isNameOfPerson(name));
    const isToldOf = by !== null || isLabelled || isAnswer;
    // In an answer a surname may stand beside whole names: «Beck / R. Stoll».
    const isAnswered = isAnswer && named.writers.some(({ name }) => isNameOfPerson(name));
    return { ...named, isSure: areShared || (isToldOf && arePersons) || isAnswered };
  }
  return null;
}

/** Returns the publishers behind a subject: «tout est chez Rive \u00e9ditions»; null if no company is named. */
function publishersBehind(behind: string): StatedParty[] | null {
  const link = PUBLISHED.exec(behind);
  const name = behind.slice(link?.[0].length ?? 0).trim();
  const publishers = link && hasCompanyWord(name) ? publishersIn(name) : null;
  return publishers ?? publisherAfterLabel(behind.replace(/^[\s:,=\u2013-]+/, ""));
}
