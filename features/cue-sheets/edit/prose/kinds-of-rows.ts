import { fold } from "#/contract/fold.ts";
import { isHourOfDay } from "../hour-of-day.ts";
import type { WrittenPlace } from "./prose-times.ts";

/** Words for music by its use, folded: such words need no capital, and may stand before the times of their row. */
const KIND =
  /(?<!\p{L})(?:stings?|stingers?|themes?|jingles?|bumpers?|idents?|virgules?|tapis|generiques?|titles?|cred(?:it)?s|beds?|intro|outro|titelmusik|abspann|vorspann|begintune|eindtune|tune|(?:begin|eind)?generiek|cabecera|creditos|rafaga|sigla|titoli|musi(?:que|c|k|ca))(?!\p{L})/u;
/** What makes a sentence of a few words, folded: its rows are none of the list. */
const SENTENCE =
  /(?<!\p{L})(?:i|i'm|we|you|je|j'ai|on|tu|vous|nous|ich|wir|is|are|was|be|est|sont|etait|etre|ist|sind|es|should|could|can|must|need(?:s|ed)?|please|doit|faut|peut|peux|pourrait|soll|muss|kann|too|trop|zu|lunch|call|meeting|dejeuner|mittag)(?!\p{L})/u;
/** Words for music that is written for a programme, folded, where they end its title or start it: «Ferry Cats theme». */
const OF_PROGRAMME =
  "generiques?|generiek|begingeneriek|eindgeneriek|indicatif|jingles?|stings?|stingers?|bumpers?|idents?|virgules?|signature tune|theme tune|title music|title theme|titelmelodie|titelmusik|kennmelodie|erkennungsmelodie|herkenningsmelodie|sintonia|cabecera|careta|sigla";
const ENDS_IN_OWN = new RegExp(`(?<!\\p{L})(?:${OF_PROGRAMME}|themes?)(?: \\d{1,2})?$`, "u");
const STARTS_AS_OWN = new RegExp(`^(?:${OF_PROGRAMME})(?!\\p{L})`, "u");
const LONGEST_TITLE = 120;

/** Whether a title is that of music that is written for a programme, so that the name beside it is its composer's. */
export function isOfProgramme(title: string): boolean {
  const words = title.length > LONGEST_TITLE ? "" : fold(title).trim();
  return ENDS_IN_OWN.test(words) || STARTS_AS_OWN.test(words);
}
const MOST_WORDS_BEFORE = 4;
const MOST_WORDS = 6;
const wordsIn = (text: string) => text.split(/\s+/).length;

/** Whether a title has a word for music by its use. */
export const namesKindOfMusic = (title: string): boolean => KIND.test(fold(title));

/** Whether a title without a capital is the kind of music that a row of a list names: «sting same as before». */
export const isKindOfMusic = (title: string): boolean => {
  const words = fold(title);
  return wordsIn(title) <= MOST_WORDS && KIND.test(words.split(/\s+/)[0] ?? "") && !SENTENCE.test(words);
};

/**
 * Whether the words before the times of a line are a label, as in “end creds 10:28:30 - 10:29:00 theme”: a few words
 * before a range to the second, or words for music.
 */
export function isLabelBefore(before: string, { kind, start }: WrittenPlace, times: string): boolean {
  const words = fold(before);
  if (kind !== "range" || !/^\d/.test(times) || wordsIn(before) > MOST_WORDS_BEFORE) return false;
  return !SENTENCE.test(words) && (KIND.test(words) || /^\d{1,2}:\d{2}:\d{2}/.test(start));
}

/** Words for what is no music although it has a place, folded. */
const NO_MUSIC =
  /(?<!\p{L})(?:scenes?|sc|shots?|plans?|szene|act|akt|parts?|teil|partie|reels?|bobine|takes?|version|cut|edit|gap|hole|trou|interview|itw|vo|voice|speech|credits check|section|chapter|pause|break)(?!\p{L})/u;

/**
 * Whether the words before a range that ends its line are all that the line says of its music: “busker 10:28-10:49”,
 * “Wonderwall 11:28-11:49”.
 */
export function isNameBefore(before: string, { kind, start, end }: WrittenPlace, behind: string): boolean {
  const words = fold(before);
  if (kind !== "range" || /[\p{L}?]/u.test(behind) || wordsIn(before) > MOST_WORDS_BEFORE) return false;
  if (!/\p{L}{3}/u.test(before) || SENTENCE.test(words) || NO_MUSIC.test(words)) return false;
  const isTitle = /^["\u00ab\u201c]?\p{Lu}/u.test(before);
  return isTitle || !(isHourOfDay(start) && isHourOfDay(end ?? ""));
}
