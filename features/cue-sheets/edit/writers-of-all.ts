import { fold } from "#/contract/fold.ts";
import { titleOfClip } from "./clip-title.ts";
import type { Doubt, EditClip, StatedParty } from "./edit.ts";
import { type ExceptedMusic, exceptedMusic, isExcepted } from "./exceptions-of-all.ts";
import { libraryCodeIn } from "./library-codes.ts";
import { isNotMusic } from "./not-music.ts";
import { clipLabel } from "./role-names.ts";
import { versionNamed } from "./split-version.ts";
import { END_OF_SENTENCE } from "./tables/note-companies.ts";
import { personsIn } from "./tables/persons-behind-title.ts";
import { withoutTitleAsked } from "./title-unknown.ts";

/** The writers whom a sentence names for all music of a list, by which it means the music that was written for it. */
export type WritersOfAll = {
  writers: readonly StatedParty[];
  text: string;
  except: ExceptedMusic;
};

const SENTENCES = new RegExp(END_OF_SENTENCE, "iu");
const MUSIC =
  "(?:b\\.?o\\.?(?!\\p{L})|bande[ -]originale|musiques?|compos?(?!\\p{L})|compositions?|score|music|cues?|soundtrack|musik(?:en)?|filmmusik|muziek|m\\u00fasica|musica|banda sonora|colonna sonora)";
const OF_ALL =
  "(?:tou(?:te|tes|s) (?:la|les|le)|l['\\u2019](?:ensemble|int\\p{L}gralit\\p{L}) (?:de la|des|du)|all(?: of)?(?: the)?|die (?:gesamte|ganze)|alle|toda la|tutta la|tutte le)";
const ORIGINAL =
  "(?:original(?:es?|e[rsn]?)?|originaux|originell\\p{L}*|originali?|eigene|in[ -]?house|maison)";
const BY =
  "(?:\\s(?:est|sont|is|are|was|ist|es|\\u00e8))?(?:\\s(?:sign\\u00e9e?s?|compos\\u00e9e?s?|\\u00e9crite?s?|composed|written|komponiert|compuesta|composta))?(?:\\s?[:=]|\\s(?:de|d['\\u2019]|par|by|von|di|por)|\\scomp(?:\\.|o|osed by)?|(?<=\\ssign\\u00e9e?s?))\\s?";
const EXCEPT =
  "[,;(]?\\s*(?:sauf|hors|except\\p{L}*|\\u00e0 part|unless|if not|wenn nicht|au\\u00dfer|ausser|salvo|a meno che|tranne|excepto)(?!\\p{L})";
/** «Toute la BO originale est de Ana Roux, sauf indication», «All original music by Ana Roux». */
const ALL_BY = new RegExp(
  `(?:^|[.:,;(]\\s*)${OF_ALL}\\s(?:(?:the|la|les)\\s)?(?:${ORIGINAL}\\s)?${MUSIC}(?:\\s${ORIGINAL})?${BY}(?<names>\\p{Lu}[^:;()?!]{2,80}?)(?<end>${EXCEPT}.*|\\s*[.;(]?\\s*$)`,
  "iu",
);
/** «Sauf mention contraire, musique de Ana Roux», «Music by Ana Roux unless noted»: what it excepts tells that all is meant. */
const MUSIC_BY = new RegExp(
  `^\\s*(?<first>(?:sauf|unless|salvo)\\s[^,]{3,40},\\s)?(?:the\\s|la\\s|les\\s)?(?:${ORIGINAL}\\s)?${MUSIC}(?:\\s${ORIGINAL})?${BY}(?<names>\\p{Lu}[^:;()?!]{2,80}?)(?<end>${EXCEPT}.*|\\s*[.;]?\\s*$)`,
  "iu",
);
const DENIED = /(?<![\p{L}])(?:pas|not|nicht|n'est|isn't|no)(?![\p{L}])/u;
/** Music that is nobody's, or another's, folded. */
const OF_OTHERS =
  /(?<![\p{L}])(?:trad(?:itional\p{L}*|itionn?el\p{L}*)?|volks(?:lied|weise)\p{L}*|folk ?songs?|domaine public|public domain|gemeinfrei|dominio publico|inconnu\p{L}*|unknown|anonym\p{L}*|(?:his|her|their|my) own|a lui|a elle|de sa composition)(?![\p{L}])/u;
/** Music that was not written for the programme, folded. */
const NOT_ORIGINAL =
  /(?<![\p{L}])(?:commerc\p{L}*|disque|disc|record|album|cd|vinyl\p{L}*|library|librairie|bibliotheque|banque de son|stock|production music|illustration|synchro|archiv\p{L}*|jukebox|radio(?! (?:edit|mix|version|cut))|cover|sings?|sung|performed|gesungen|cantad[ao]|cantat[ao]|hums?|chant(?:e|onne)\p{L}*|fredonne\p{L}*|singt|summt)(?![\p{L}])/u;
/** The performer of a record: “"Delta" by the Sea Band”. */
const BY_PERFORMER = /(?<!\p{L})(?:by|par|von|feat\.?)\s(?:the\s|les\s)?\p{Lu}/u;
/** A person who has written one piece with them: «avec Leo Brun (co-compo)». */
const CO_WRITER =
  /(?:avec|with|mit|con)\s(\p{Lu}[^()[\],;]{2,40}?)\s?[([]co-?\s?(?:comp|\p{L}crit|writ|aut|komp)\p{L}*\.?[)\]]/iu;
/** Where another person or company may be named behind a title: «(Wet Leg)», «, Debussy», «- The Sea Band». */
const CLAUSES = /[()[\],;]|\s[-\u2013\u2014]\s/;
const NAME =
  /^(?:\p{Lu}[\p{L}\p{M}\p{N}'\u2019.&-]*)(?:\s(?:&|\+|et|and|und|y|e|of|d[aeiou]s?|del|la|van|von|\p{Lu}[\p{L}\p{M}\p{N}'\u2019.&-]*))*$/u;
const LONGEST = 400;
/** Maximum number of titles that are named beside the sentence. */
const MOST_NAMED = 3;

/** Returns the writers whom a line names for all music of its list; null if it names none. */
export function writersOfAll(line: string): WritersOfAll | null {
  const text = line
    .slice(0, LONGEST)
    .normalize("NFC")
    .replace(/\*\*|__/g, "")
    .replace(/\s+/g, " ");
  for (const sentence of text.split(SENTENCES)) {
    const all = ALL_BY.exec(sentence);
    const found = all ?? MUSIC_BY.exec(sentence);
    const { first, names = "", end = "" } = found?.groups ?? {};
    const isExcepted = first !== undefined || /\p{L}/u.test(end);
    if (!found || (!all && !isExcepted) || sentence.includes("?")) continue;
    if (DENIED.test(fold(sentence.slice(0, found.index + found[0].length - end.length)))) continue;
    const persons = personsIn(names.replace(/[\s,*_]+$/, ""));
    if (!persons) continue;
    return { writers: persons.writers, text: line.trim(), except: exceptedMusic(end) };
  }
  return null;
}

/** Whether a line says nothing but who wrote all music. */
export const isOnlyOfAll = (line: string) =>
  writersOfAll(line) !== null && line.trim().split(SENTENCES).length === 1;

/**
 * Returns clips in which those without people have the writers whom a sentence names for all music, and the doubt to
 * which it leads: the person has to look whether each piece is meant. `texts` is what the list says of each clip.
 */
export function withWritersOfAll(
  clips: readonly EditClip[],
  texts: readonly string[],
  said: { of: WritersOfAll | null; line: number | null },
): { clips: EditClip[]; doubts: Doubt[] } {
  const { of, line } = said;
  if (!of) return { clips: [...clips], doubts: [] };
  const names = new Set<string>();
  const read = clips.map((clip, at) => {
    if (!isMeant(clip, texts[at] ?? "")) return clip;
    if (isExcepted(of.except, clip, at + 1))
      return of.except.writers.length > 0 ? { ...clip, writers: of.except.writers } : clip;
    names.add(withoutTitleAsked(clipLabel(clip)));
    const other = personsIn(CO_WRITER.exec(texts[at] ?? "")?.[1] ?? "");
    return { ...clip, writers: [...of.writers, ...(other?.writers ?? [])] };
  });
  const shown = [...names].slice(0, MOST_NAMED).join(", ");
  const name = names.size > MOST_NAMED ? `${shown}, \u2026` : shown;
  return { clips: read, doubts: names.size > 0 ? [{ line, name, text: of.text }] : [] };
}

function isMeant(clip: EditClip, text: string): boolean {
  if (clip.writers || clip.publishers || clip.isOff || clip.name.startsWith("??")) return false;
  if (isNotMusic({ ...clip, channels: [clip.channel] })) return false;
  const said = text || clip.name;
  const { title, reference } = titleOfClip(clip.name);
  // Brackets that no version explains stay in a title.
  const [bare = ""] = title.split(/\s*[([]/);
  const isOfLibrary = clip.reference || reference || libraryCodeIn(said);
  const isOfOthers = [OF_OTHERS, NOT_ORIGINAL].some((words) => words.test(fold(said)));
  return !isOfLibrary && !isOfOthers && !BY_PERFORMER.test(text) && !namesOther(said.replace(bare, ""));
}

/** Whether a clause behind the first one is a name: of whom the music may be, or of who plays it. */
const namesOther = (text: string) =>
  text
    .split(CLAUSES)
    .slice(1)
    .map((clause) => clause.trim())
    .some((clause) => NAME.test(clause) && versionNamed(clause, false) === null);
