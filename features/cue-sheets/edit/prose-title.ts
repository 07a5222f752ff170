import { fold } from "#/contract/fold.ts";
import { libraryCodeIn } from "./library-codes.ts";
import { deniesMusic } from "./music-words.ts";
import { isOtherLabel } from "./not-music.ts";
import { versionNamed } from "./split-version.ts";
import { withoutMarkBehind } from "./tables/public-domain.ts";
import { isSetAside } from "./tables/row-remarks.ts";
import { isInTitleCase } from "./title-case.ts";
import { wordsOf } from "./title-words.ts";
import { USE_LABEL } from "./use-labels.ts";

/** A title in quotation marks of any kind. */
export const QUOTE =
  /[\u00ab\u201c"\u201e]\s*([^\u00ab\u00bb\u201c\u201d"\u201e]{1,120}?)\s*[\u00bb\u201d\u201c"]/u;
const CLAUSES = /[(),;:[\]]|\s[-\u2013\u2014]\s|[-=]>|\u2192|(?<!\p{L})(?:mais|but)(?!\p{L})/iu;
/** Words around a clause that names a version: «la version sans batterie cette fois». */
const BEFORE_VERSION =
  /^(?:la|le|l['\u2019]|the|in|en|encore|toujours|still|immer noch|siempre|sempre|un|une|a|with|avec|dans|same|in the|again|another)\s+/i;
/** The article of «version», and words that rather say how the music is used. */
const OF_VERSION = /^(?:la|die)\s/i;
const IS_USE = /(?:radio|film|trailer|tv|live|direct)/i;
const USE_ALONE = /^(?:radio|film|trailer|tv|direct)$/i;
const AFTER_VERSION = /\s+(?:cette fois(?:-ci)?|this time|again|too|aussi|encore)[.!]?$/i;
/** Brackets right behind a title, and what separates words before one. */
const BRACKETS_FIRST = /^\s*[([]([^()[\]]{1,60})[)\]]/;
const BEFORE_TITLE = /[,;:()[\]\d]|\s[-\u2013\u2014]\s|\s{2,}/;
/** The numbers of an album and a track whose letters are left out: «version piano 302-5». */
const TRACK_ALONE = /\s+\d{2,5}[-/]\d{1,3}$/;
/** Words before a title that is not quoted, for music that returns. */
const REPEAT_WORDS = /^(?:encore|re|again|puis|then|reprise de|retour de|back to|same)\s+/i;
const TITLE_LABEL = /^(?:musi(?:que|c)|titre|title|cue)\s*:\s+/i;
/** “We hear Delta”, «on entend Delta»; “There Is a Light” and «Il y a longtemps» are titles. */
const HEARD_LABEL =
  /^(?:[Oo]n entend|il y a|y a|[Ww]e hear|[Yy]ou hear|there(?:['\u2019]s| is)|(?:[Hh]\u00f6rt|[Hh]\u00f6ren) (?:man|wir)|(?:es )?l\u00e4uft|[Ss]e oye|suena|[Ss]i sente|[Hh]oor je|[Hh]oren we)\s+(?=["\u00ab\u201c\u201e]?\p{Lu})/u;
/** What plays the music in the picture, before its title: “Gran's radio: ”, «autoradio : ». */
const SOURCE_LABEL =
  /^(?:\p{L}+(?:['\u2019]s)?\s){0,2}(?:[Rr]adio|[Aa]uto-?radio|[Tt][Vv]|[Tt]\u00e9l\u00e9(?:vision)?|[Tt]elevision|[Ff]ernseher|[Jj]uke-?box|[Gg]rammofoon|[Pp]lattenspieler|[Tt]ocadiscos)\s*:\s+(?=["\u00ab\u201c]?\p{Lu})/u;
/** Where a title that is not quoted ends. */
const CUT =
  /\s*(?:[([]|[-=]>|\u2192|;|\s[-\u2013\u2014]\s|\s(?:mais|but)\s|,?\s(?:sung|performed|played|chant\p{L}{1,3}|jou\p{L}{1,3}|interpr\p{L}{3,6}|gesungen|gespielt|cantad[ao]|cantat[ao]|gezongen) (?:by|par|von|por|da|door)\s|,?\s(?:avec|with|mit|con)\s\p{Lu}[^()[\]]{2,40}[([]co-?\s?(?:comp|\p{L}crit|writ|aut|komp)|,\s*(?:album|cd|piste|plage|track|disque|label|\p{L}d\.|version|vers|g\p{L}n\p{L}rique|opening|end|closing|instru|sans|no |under|sous|from|de |by |par |encore|again|the |la |le |on |\p{L} l['\u2019]image)).*$/iu;
/** “Tin Whistle by Mo Kerr”, but not “Stand By Me”, «Marche par Tous Temps». */
const WRITER = /\s(?:by|par)\s+(?!Tou[ts]|Monts)\p{Lu}[\p{L}\p{M}'\u2019.-]*\s+\p{Lu}.*$/u;
const VERSION_AT_END = /\s+(?:en |in (?:the )?)?(?:la )?version\s+(.+)$/iu;
const PLACED = /^\s*(?:\u00e0|a|au bout de|at|after|bei|nach|apr\p{L}s|en|de|from|from the|von|dal?)\s+\d/iu;
const SOUND_UNDERNEATH =
  /(?:sous|under|over|behind|derri\p{L}re|pendant|during|apr\p{L}s|after|avant|before)\s.*$/iu;

/**
 * The title, version, role and library's code that a line of prose names beside its times, and whether it sets the music
 * aside.
 */
export type RowTitle = { title: string; version: string; role: string; reference: string; isOff: boolean };

/** Returns the title in a line, with its version, role and state; null if the line has no title. */
export function titleIn(line: string): RowTitle | null {
  const text = line
    .replace(/^[\s:,;.|=)\u2013\u2014>-]+|[\s,;:(\u2013\u2014-]+$/gu, "")
    .replace(/\u00a0|\u202f/g, " ");
  const quote = QUOTE.exec(text);
  // «On a coup\u00e9 \u00ab Delta \u00bb \u00e0 0:20» shortens it, while a verb alone before the title takes it out.
  const isPlaced = PLACED.test(text.slice((quote?.index ?? 0) + (quote?.[0].length ?? 0)));
  const reference = libraryCodeIn(quote ? text.replace(quote[0], " ; ") : text);
  const outside = withoutCode(quote ? text.replace(quote[0], isPlaced ? " " : " ; ") : text, reference);
  const clauses = outside.split(CLAUSES).map((one) => one.trim());
  const beside = quote ? versionBeside(text, quote, reference) : "";
  const version = beside || (clauses.map(versionInClause).find((one) => one !== null) ?? "");
  const isWithoutMusic = deniesMusic(outside);
  const isOff =
    isSetAside("", [quote ? outside : besideTitle(outside, clauses[0] ?? "")]) || (isWithoutMusic && !quote);
  const before = quote ? text.slice(0, quote.index).replace(SOUND_UNDERNEATH, "") : "";
  if (quote && !isOtherLabel(before)) {
    return { title: quote[1] ?? "", version, role: isWithoutMusic ? "marker" : "music", reference, isOff };
  }
  const title = bareTitle(text);
  if (!/\p{L}/u.test(title.title)) return null;
  return {
    ...title,
    version: version || title.version,
    role: isWithoutMusic ? "marker" : "",
    reference,
    isOff,
  };
}

/** Returns a text without its first clause if that is written like a title: «Nothing to Declare», not «Item dropped». */
function besideTitle(text: string, clause: string): string {
  const isTitle = clause.includes(" ") && isInTitleCase(clause);
  return isTitle ? text.slice(text.indexOf(clause) + clause.length) : text;
}

const withoutWordsAround = (clause: string) => clause.replace(BEFORE_VERSION, "").replace(AFTER_VERSION, "");
/** Returns the version in a clause; behind the article of the word for a version any version counts: «la longue». */
const versionInClause = (clause: string) =>
  versionNamed(withoutWordsAround(clause), !OF_VERSION.test(clause) || IS_USE.test(clause));

/** Returns the version in the words around a known title of a row that is not quoted: «Delta full mix», «re Delta chant\u00e9e». */
export function versionAround(written: string, title: string): string {
  const at = written.toLowerCase().indexOf(title.toLowerCase());
  const behind =
    at === -1
      ? ""
      : (written
          .slice(at + title.length)
          .replace(/^[\s(,\u2013-]+/, "")
          .split(/\s*[),;]/)[0] ?? "");
  return behind === "" ? "" : (versionNamed(withoutWordsAround(behind), false) ?? "");
}

const withoutCode = (text: string, code: string) => (code === "" ? text : text.replace(code, " "));

/**
 * Returns the version that stands right beside a quoted title, where words mean nothing else: «"Delta" full», «"Delta"
 * (end title, 45)», «tapis "Delta"»; empty if there is none.
 */
function versionBeside(text: string, quote: RegExpExecArray, code: string): string {
  const behind = withoutCode(text.slice(quote.index + quote[0].length), code);
  const bracketed = BRACKETS_FIRST.exec(behind)?.[1] ?? "";
  const before = text.slice(0, quote.index).split(BEFORE_TITLE).at(-1) ?? "";
  const named = [[bracketed], bracketed.split(/[,;]/), [behind.split(CLAUSES)[0] ?? ""], [before]].map(
    (parts) =>
      parts.flatMap((part) => {
        const bare = part
          .trim()
          .replace(BEFORE_VERSION, "")
          .replace(AFTER_VERSION, "")
          .replace(TRACK_ALONE, "");
        return bare === "" || USE_ALONE.test(bare) ? [] : (versionNamed(bare, false) ?? []);
      }),
  );
  return named.find((versions) => versions.length > 0)?.join(", ") ?? "";
}

function bareTitle(text: string): { title: string; version: string } {
  const title = withoutMarkBehind(text)
    .replace(TITLE_LABEL, "")
    .replace(HEARD_LABEL, "")
    .replace(USE_LABEL, "")
    .replace(SOURCE_LABEL, "")
    .replace(CUT, "")
    .replace(WRITER, "")
    .trim();
  const behind = VERSION_AT_END.exec(title);
  const version = behind ? versionNamed((behind[1] ?? "").replace(AFTER_VERSION, ""), false) : null;
  return version && behind
    ? { title: title.slice(0, behind.index), version }
    : { title: title.replace(AFTER_VERSION, "").replace(/[\s.!]+$/, ""), version: "" };
}

const ARTICLE = "(?:(?:the|la|le|il|lo|der|die|das|el) |l')?";
const SAME = "(?:same|meme|stess[oa]|mism[oa]|gleiche[rsn]?|(?:der|die|das)?selbe[rsn]?)";
const PIECE =
  "(?:track|piece|song|cue|music|title|titre|morceau|musique|piste|theme|brano|pezzo|titolo|musica|tema|cancion|stuck|titel|musik)";
/** The music of the row above as it starts a title, folded: «same track, FULL version», «le m\u00eame morceau». */
export const SAME_PIECE = new RegExp(`^${ARTICLE}${SAME} ${PIECE}(?![\\p{L}])`, "u");
/** The same without a word for a piece, which no other words follow. */
const SAME_ALONE = /^(?:the same|(?:la|le) meme|idem|ditto)(?=\s*(?:[,;:(]|$))/;
/** Whether a title that is not quoted means the music of the row above. */
export const isSameMusic = (title: string) => [SAME_PIECE, SAME_ALONE].some((one) => one.test(fold(title)));

/** Words for music of a programme, which repeat the title that they end. */
const KIND_ALONE =
  /^(?:themes?|jingle|sting|bumper|ident|tune|theme tune|generique|indicatif|virgule|tema|sintonia|sigla|titelmelodie|titelmusik)$/;

/**
 * Returns a function that tells which other title of a list a title repeats with words around it, «encore Soir de juin»;
 * it answers with the title itself if there is none. `written` is the title as its line has it.
 */
export function repeatsOf(titles: Iterable<string>): (title: string, written: string) => string {
  const all = [...new Set(titles)].map((one, at) => ({ title: one, words: wordsOf(one), at }));
  return (title, written) => {
    const others = all.filter((one) => one.title !== written);
    const behind = REPEAT_WORDS.test(title) ? wordsOf(title.replace(REPEAT_WORDS, "")) : null;
    const again = others.find(({ words }) => words === behind);
    if (again) return again.title;
    // «theme» in a list with «Ferry Cats theme» alone, unless it stands before it, as in one with an «Outro theme».
    const ofKind = KIND_ALONE.test(wordsOf(title))
      ? others.filter(({ words }) => words.endsWith(` ${wordsOf(title)}`))
      : [];
    const [only, another] = ofKind;
    if (only && !another)
      return only.at < (all.find((one) => one.title === written)?.at ?? 0) ? only.title : title;
    const around = ` ${wordsOf(title)} `;
    const inside = others.filter(({ words }) => words.includes(" ") && around.includes(` ${words} `));
    return inside.sort((a, b) => b.title.length - a.title.length)[0]?.title ?? title;
  };
}
