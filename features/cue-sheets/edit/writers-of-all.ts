import { fold } from "#/contract/fold.ts";
import type { Doubt, EditClip, StatedParty } from "./edit.ts";
import { isNotMusic } from "./not-music.ts";
import { clipLabel } from "./role-names.ts";
import { END_OF_SENTENCE } from "./tables/note-companies.ts";
import { personsIn } from "./tables/persons-behind-title.ts";
import { withoutTitleAsked } from "./title-unknown.ts";

/** The writers whom a sentence names for all music of a list, or only for the music that was written for it. */
export type WritersOfAll = { writers: readonly StatedParty[]; isOfOriginal: boolean; text: string };

const SENTENCES = new RegExp(END_OF_SENTENCE, "iu");
const MUSIC =
  "(?:b\\.?o\\.?(?!\\p{L})|bande[ -]originale|musiques?|compos?(?!\\p{L})|compositions?|score|music|cues?|soundtrack|musik|filmmusik|m\\u00fasica|musica|banda sonora|colonna sonora)";
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
  `(?:^|[.:,;(]\\s*)${OF_ALL}\\s(?:(?:the|la|les)\\s)?(?<before>${ORIGINAL}\\s)?(?<music>${MUSIC})(?<behind>\\s${ORIGINAL})?${BY}(?<names>\\p{Lu}[^:;()?!]{2,80}?)(?<end>${EXCEPT}.*|\\s*[.;(]?\\s*$)`,
  "iu",
);
/** «Sauf mention contraire, musique de Ana Roux», «Music by Ana Roux unless noted»: what it excepts tells that all is meant. */
const MUSIC_BY = new RegExp(
  `^\\s*(?<first>(?:sauf|unless|salvo)\\s[^,]{3,40},\\s)?(?:the\\s|la\\s|les\\s)?(?<before>${ORIGINAL}\\s)?(?<music>${MUSIC})(?<behind>\\s${ORIGINAL})?${BY}(?<names>\\p{Lu}[^:;()?!]{2,80}?)(?<end>${EXCEPT}.*|\\s*[.;]?\\s*$)`,
  "iu",
);
const DENIED = /(?<![\p{L}])(?:pas|not|nicht|n'est|isn't|no)(?![\p{L}])/u;
/** Words of the music itself, folded, with which all that was written for a programme is meant. */
const WRITTEN_FOR_IT = /^(?:b\.?o\.?|bande|score|soundtrack|filmmusik|banda|colonna)/;
/** Music that is nobody's, or another's, folded. */
const OF_OTHERS =
  /(?<![\p{L}])(?:trad(?:itionn?el\p{L}*)?|domaine public|public domain|gemeinfrei|dominio publico|inconnu\p{L}*|unknown|anonym\p{L}*|(?:his|her|their|my) own|a lui|a elle|de sa composition)(?![\p{L}])/u;
/** Music that was not written for the programme, folded. */
const NOT_ORIGINAL =
  /(?<![\p{L}])(?:commerc\p{L}*|disque|disc|record|album|cd|vinyl\p{L}*|library|librairie|bibliotheque|banque de son|stock|production music|illustration|synchro|archiv\p{L}*|jukebox|radio|cover|sings?|hums?|chant(?:e|onne)\p{L}*|fredonne\p{L}*|singt|summt)(?![\p{L}])/u;
/** The performer of a record: “"Delta" by the Sea Band”. */
const BY_PERFORMER = /(?<!\p{L})(?:by|par|von|feat\.?)\s(?:the\s|les\s)?\p{Lu}/u;
/** A person who has written one piece with them: «avec Leo Brun (co-compo)». */
const CO_WRITER =
  /(?:avec|with|mit|con)\s(\p{Lu}[^()[\],;]{2,40}?)\s?[([]co-?\s?(?:comp|\p{L}crit|writ|aut|komp)\p{L}*\.?[)\]]/iu;
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
    const { first, before, music = "", behind, names = "", end = "" } = found?.groups ?? {};
    const isExcepted = first !== undefined || /\p{L}/u.test(end);
    if (!found || (!all && !isExcepted) || sentence.includes("?")) continue;
    if (DENIED.test(fold(sentence.slice(0, found.index + found[0].length - end.length)))) continue;
    const persons = personsIn(names.replace(/[\s,*_]+$/, ""));
    if (!persons) continue;
    const isOfOriginal = before !== undefined || behind !== undefined || WRITTEN_FOR_IT.test(fold(music));
    return { writers: persons.writers, isOfOriginal, text: line.trim() };
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
    if (!isMeant(clip, texts[at] ?? "", of.isOfOriginal)) return clip;
    names.add(withoutTitleAsked(clipLabel(clip)));
    const other = personsIn(CO_WRITER.exec(texts[at] ?? "")?.[1] ?? "");
    return { ...clip, writers: [...of.writers, ...(other?.writers ?? [])] };
  });
  const shown = [...names].slice(0, MOST_NAMED).join(", ");
  const name = names.size > MOST_NAMED ? `${shown}, \u2026` : shown;
  return { clips: read, doubts: names.size > 0 ? [{ line, name, text: of.text }] : [] };
}

function isMeant(clip: EditClip, text: string, isOfOriginal: boolean): boolean {
  if (clip.writers || clip.publishers || clip.isOff || clip.name.startsWith("??")) return false;
  if (isNotMusic({ ...clip, channels: [clip.channel] })) return false;
  const said = `${clip.name} ${text}`;
  if (OF_OTHERS.test(fold(said)) || BY_PERFORMER.test(text)) return false;
  return !isOfOriginal || (!clip.reference && !NOT_ORIGINAL.test(fold(said)));
}
