import { wordsOf } from "../title-words.ts";
import { UNSURE } from "./prose-sentences.ts";

const TAKEN = String.raw`(?:vir|enlev|retir|supprim|jet|annul)(?:\u00e9|e)e?s?|dropped|removed|pulled|cut|lost|killed|axed|deleted|ditched|quitado|eliminado|sacado|tolto|tagliato|eliminato|levato`;
/** Before a title: «on a vir\u00e9 Delta», “client says no to Delta”, «abbiamo tolto Delta». */
const OUT_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:says?|said|dit|sagt|sagte|dice|ha detto) (?:no|non|nein) (?:to|\u00e0|a|zu|f\u00fcr)|(?:[Oo]n a|[Nn]ous avons|[Jj]['\u2019]ai|[Ii]ls ont|[Ww]e(?:['\u2019]ve| have)?|[Tt]hey(?:['\u2019]ve| have)?|I|[Hh]emos|[Hh]an|[Aa]bbiamo|[Hh]anno|[Hh]o) (?:\p{L}+ )?(?:${TAKEN}))\s(?=["\u00ab\u201c\u201e]?\s?[\p{Lu}\p{N}])`,
  "u",
);
/** «Delta fliegt raus», “Delta is out”, «Delta saute», «haben wir Delta gestrichen». */
const OUT_BEHIND =
  /\s(?:fliegt raus|f(?:\u00e4|ae)llt weg|entf(?:\u00e4|ae)llt|ist raus|(?:wurde |haben wir )?(?:gestrichen|rausgenommen|herausgenommen)|is (?:out|gone|dropped|cut)|(?:was|has been|got) (?:dropped|cut|removed|pulled)|saute|a saut\u00e9|(?:a \u00e9t\u00e9|est) (?:vir|supprim|enlev|retir|annul)(?:\u00e9|e)e?|(?:se )?queda fuera|(?:se|la) quita(?:mos)?|ha sido (?:quitad|eliminad)[oa]|(?:\u00e8|e) (?:stat[oa] )?(?:tolt|tagliat|eliminat)[oa])(?=\s*(?:[,;.!(]|$)|\s(?:au mix(?:age)?|au montage|hier|gestern|yesterday|in the (?:mix|edit|end)|now|sorry|finalement|du coup|al final|alla fine)(?!\p{L}))/iu;
const withCapital = (word: string) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
/** Returns a pattern for words that stand before a title, with a capital at the start of a sentence. */
const beforeTitle = (words: readonly string[]) =>
  String.raw`(?:${words.map(withCapital).join("|")})\s(?=["\u00ab\u201c\u201e]?\s?[\p{Lu}\p{N}])`;
/** Where a sentence may start, with a word for the person who drops the music or without. */
const SENTENCE_START = String.raw`(?:(?<=^|[,;.:!]\s?|(?<!\p{L})(?:NON|NO|NEIN|[Nn]on|[Nn]o|[Nn]ein|[Ff]inalement|[Oo]k|et|and|und|y|e|donc|so)\s)|(?<!\p{L})(?:[Oo]n|[Jj]e|[Ff]aut|[Ww]e|[Ww]e'll|[Ll]et's|[Ii]'ll|I|[Hh]ay que|[Bb]isogna)\s)`;
/** «NON on enl\u00e8ve Delta», “we drop Delta”, «virer Delta», «togliamo Delta»: not «on coupe Delta», which may shorten it. */
const OUT_NOW = new RegExp(
  SENTENCE_START +
    beforeTitle([
      ...["enl\\p{L}v", "vir", "retir", "supprim", "jett?"].map((stem) => `${stem}(?:e|er|ons|ez)`),
      ...["drop", "remove", "lose", "kill", "delete", "ditch", "scrap", "streich(?:en|t)(?: wir)?"],
      ...["quit(?:amos|ar|a)", "sac(?:amos|ar)", "elimin(?:amos|ar|iamo|are)", "fuera"],
      ...["togli(?:amo|ere)?", "lev(?:iamo|are)", "via"],
    ]),
  "u",
);
/** «Wir nehmen Delta raus», «Delta raus», «Delta streichen». */
const OUT_NOW_BEHIND = /\s(?:raus(?:nehmen)?|rausschmei\p{L}en|streichen|weglassen)(?=\s*(?:[,;.!(]|$))/iu;
const IN_BEFORE = new RegExp(
  String.raw`(?<!\p{L})` +
    beforeTitle([
      ...["gard(?:ez|ons|e|er)", "remett(?:ez|ons|re)", "keep", "restore", "reinstate", "bring back"],
      ...[
        "put back",
        "behalten(?: wir)?",
        "dejamos",
        "dejad",
        "mantenemos",
        "teniamo",
        "tenete",
        "rimettiamo",
      ],
    ]),
  "u",
);
const IN_BEHIND =
  /\s(?:is back(?: in)?|is in again|stays(?: in)?|put back|(?:est )?remise?|(?:ist )?wieder (?:drin|rein)|bleibt(?: drin)?|se queda|rimane|resta)(?=\s*(?:[,;.!(]|$)|\s(?:finalement|in the end|after all|doch|al final|alla fine)(?!\p{L}))/iu;
/** The first word of a title, by which a sentence may name it: «Kites a saut\u00e9 au mix». */
const FIRST_WORD = /(?:^|\s)(\p{Lu}[\p{L}'\u2019-]{3,})$/u;
/** A refusal at the start of a sentence, which does not negate its verb. */
const IN_CAPITALS = /^\s*(?:NON|NO|NEIN)(?=\s)/;
/** Shortest part of a title by which a sentence may name it, in characters. */
const SHORTEST_PART = 4;
const LONGEST_SENTENCE = 400;

/** Whether a sentence names a title. */
export type Names = (title: string) => boolean;

/** Returns which titles a sentence takes out: «on a vir\u00e9 Delta», “we drop Delta”; null if it takes out none. */
export const titlesDropped = (text: string): Names | null =>
  titlesOf(text, [OUT_BEFORE, OUT_NOW], [OUT_BEHIND, OUT_NOW_BEHIND]);

/** Returns which titles a sentence brings back: «gardez Delta finalement», “Delta is back in”; null if it brings none. */
export const titlesRestored = (text: string): Names | null => titlesOf(text, [IN_BEFORE], [IN_BEHIND]);

function titlesOf(fullText: string, before: readonly RegExp[], behind: readonly RegExp[]): Names | null {
  const text = fullText.slice(0, LONGEST_SENTENCE);
  if (text.includes("?")) return null;
  const verb = before.map((one) => one.exec(text)).find((one) => one !== null);
  const end = behind.map((one) => one.exec(text)).find((one) => one !== null);
  const clause = (verb ? text.slice(0, verb.index) : "").split(/[,;.:!]/).at(-1) ?? "";
  if ((!verb && !end) || UNSURE.test(clause.replace(IN_CAPITALS, ""))) return null;
  const object = verb ? text.slice(verb.index + verb[0].length) : "";
  const after = wordsOf(object);
  const part = wordsOf(object.split(/[,;.:!()]|\s[-\u2013]\s/)[0] ?? "");
  const subject = end ? text.slice(0, end.index) : "";
  const first = wordsOf(FIRST_WORD.exec(subject)?.[1] ?? "");
  return (title) => {
    const words = wordsOf(title);
    if (words === "") return false;
    return (
      (verb !== undefined &&
        (`${after} `.startsWith(`${words} `) ||
          (part.length >= SHORTEST_PART && `${words} `.startsWith(`${part} `)))) ||
      (end !== undefined &&
        (` ${wordsOf(subject)}`.endsWith(` ${words}`) ||
          (first !== "" && `${words} `.startsWith(`${first} `))))
    );
  };
}
