import { CUT_BEFORE } from "./figure-patterns.ts";

/** Decades by their form alone: “1930s”. */
const DECADE = /^(?:1[6-9]|20)\d0s/;
const BEFORE_A_DECADE =
  /(?:^|\s)(?:the|early|mid|late|very|tres|esprit|facon|style|annees|think|thinking|pensez|imagine[rz]?)[\s-]+['’]?$/;
/** Words for a piece cut to a length: “60s rock edit”, “60s sound logo”. */
const CUT_WORD =
  "(?:edits?|versions?|cuts?|cut-?downs?|spots?|ads?|promos?|beds?|loops?|stings?|logos?|underscore|teasers?|jingles?|idents?|bumpers?|montages?|formats?|coupes?)";
const NO_CUT = `(?![^,;.\\d]{0,80}\\b${CUT_WORD}\\b)`;
/**
 * “60s” and “30s” are also common lengths. They are decades before a style of that time, “60s surf rock”, or before a
 * word like “feel”; “60s feel-good pop” is a length.
 */
const STYLE_OF_DECADE = new RegExp(
  "^(?:60s[\\s-]+(?:style|surf|rock|soul|pop|psych\\p{L}*|garage|motown|mod|lounge|exotica|bossa|spy|girl group|twang\\p{L}*)" +
    "|30s[\\s-]+(?:swing|big band|gangster)|90s[\\s-]+(?:rave|hip[\\s-]?hop|house|grunge|britpop|eurodance|trip[\\s-]?hop|jungle|r&b|boom bap)" +
    "|[2-9]0s[\\s-]+(?:feel(?![\\s-]+good)|feeling|sounds?(?![\\s-]+(?:design|effects?|fx|good|great|fine|ok|nice|perfect|like|library))|era|vibes?|style(?!\\s+\\p{L})|styled|inspired|influenced|retro|vintage|flavou?r|aesthetics?|guitars?|tv (?:theme|show)))" +
    `(?![\\p{L}\\p{N}])${NO_CUT}`,
  "u",
);
const NO_STYLE =
  "(?!(?:for|pour|on|in|at|to|as|with|avec|and|et|or|ou|then|plus|also|please|svp|max|maxi|minimum|maximum|tv|web|radio|sounds?)(?![\\p{L}\\p{N}]))";
/** “60s” before any other word. It is a decade if the brief states its length elsewhere: “60s guitar pop, 2 min”. */
const BEFORE_A_WORD = new RegExp(`^60s\\s+${NO_STYLE}\\p{L}${NO_CUT}`, "u");
/** A decade before a style and the length of its cut: “60s funk 30s edit”. */
const BEFORE_A_CUT = new RegExp(
  `^[4-9]0s\\s${NO_STYLE}(?=\\p{L})${NO_CUT}[^,;.\\d]{2,40}\\s:?\\d{1,3}\\s?(?:s|secs?|seconds?|secondes?)\\s${CUT_WORD}\\b${NO_CUT}`,
  "u",
);
/** Text before “60s” that makes it a length: “max 60s”, “2 min or 60s”. */
const BEFORE_A_LENGTH =
  /(?:\d|[/&+,]|\b(?:max|maximum|min|under|over|up to|at least|at most|about|around|de|of|or|and|ou|et))\s*(?:a\s+)?$/;
/** A length elsewhere in the brief that is not the length of a cut; beside it, “60s” is hardly a second length. */
const LENGTH_ELSEWHERE = new RegExp(
  `(?<![\\p{L}\\p{N}:'’])(?:\\d{1,2}(?:[.,]\\d)?\\s?(?:minutes?|mins?|mn)|\\d{1,2}[:'’]\\d{2})(?![\\p{L}\\p{N}:'’])(?!\\s+${CUT_WORD}\\b)`,
  "u",
);

/** “70s” and the like are hardly ever lengths: “70s cop show”, “funky 70s, wah guitar”. */
const RARE_LENGTH = /^[578]0s$/;
/** “90s” is a length only in a sentence that speaks of one: “90s, wah guitar”, but “tense bed 90s”. */
const LENGTH_OR_DECADE = /^90s$/;
/** Text right before and behind such a figure that makes it a length all the same: “for 70s”, “80s edit”, “80s max”. */
const LENGTH_BEFORE = new RegExp(
  `(?:\\d|(?<![578]0s\\s?)[/&+]|(?<![a-z])(?:for|pour|pendant|de|of|lasts?|dure|fait|runs?|length|duration|duree|pub|(?!montage)${CUT_WORD})\\s*[:=]?)\\s*(?:an?\\s+)?$`,
);
const LENGTH_BEHIND =
  /^\s*(?:(?:edits?|versions?|cuts?|cut-?downs?|beds?|loops?|long|in length|de duree)(?![a-z])|[/&+]\s*(?![578]0s)\d)/;
/** Words of a sentence that has a length, before or after it. */
const OF_LENGTH = new RegExp(
  `(?<![a-z])(?:${CUT_WORD}|pubs?|films?|bandes?[- ]annonces?|trailers?|generiques?|habillages?|commercials?|tapis|boucles?|virgules?|lengths?|durations?|durees?|long|lasts?|lasting|runs?|secs?|seconds?|secondes?)(?![a-z])`,
);
const SENTENCE_END = /[.;!?\n]/;
/** Styles before a decade that may also be a length: “funky 60s, guitar”. */
const STYLE_BEFORE =
  /(?<![a-z])(?:funky|groovy|psych[a-z]*|swinging|yeye|surf|motown|retro|vintage|kitsch|old[- ]school)\s+$/;
const CUT_BEHIND = new RegExp(`^\\s*${CUT_WORD}(?![a-z])`);

interface Place {
  start: number;
  end: number;
}

/** Returns the position of a length without the word for a cut before it: «montage de 1'20». */
export const withoutCutWord = (text: string, { start, end }: Place): Place => {
  const [cut = ""] = CUT_BEFORE.exec(text.slice(start, end)) ?? [];
  return { start: start + cut.length, end };
};

/** Returns whether the sentence around a figure speaks of lengths. */
function isOfLengths(text: string, { start, end }: Place): boolean {
  const before = text.slice(0, start).split(SENTENCE_END).at(-1) ?? "";
  const behind = text.slice(end).split(SENTENCE_END)[0] ?? "";
  return OF_LENGTH.test(before) || OF_LENGTH.test(behind);
}

/** Returns whether “70s” or “90s” is a decade, because nothing around it says that it is a length. */
function isBareDecade(text: string, { start, end }: Place): boolean {
  const figure = text.slice(start, end);
  const isRare = RARE_LENGTH.test(figure);
  if (!isRare && !LENGTH_OR_DECADE.test(figure)) return false;
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const isLength = LENGTH_BEFORE.test(before) || LENGTH_BEHIND.test(behind) || limitAfter(behind) !== null;
  return !isLength && (isRare || !isOfLengths(text, { start, end }));
}

const isBesideLength = (text: string, start: number): boolean =>
  BEFORE_A_WORD.test(text.slice(start)) &&
  !BEFORE_A_LENGTH.test(text.slice(Math.max(0, start - 20), start)) &&
  LENGTH_ELSEWHERE.test(text);

/** Returns whether “60s” or “1930s” is a decade. @param text folded */
const isDecade = (text: string, { start, end }: Place): boolean =>
  DECADE.test(text.slice(start)) ||
  STYLE_OF_DECADE.test(text.slice(start)) ||
  isBesideLength(text, start) ||
  (BEFORE_A_CUT.test(text.slice(start)) &&
    !BEFORE_A_LENGTH.test(text.slice(Math.max(0, start - 20), start))) ||
  isBareDecade(text, { start, end }) ||
  (/^[69]0s$/.test(text.slice(start, end)) &&
    STYLE_BEFORE.test(text.slice(0, start)) &&
    !CUT_BEHIND.test(text.slice(end))) ||
  (/^\d0s$/.test(text.slice(start, end)) && BEFORE_A_DECADE.test(text.slice(0, start)));

/** Drum machines and synthesizers whose names look like seconds: “808s”, “two 909s”. */
const MACHINE = /^(?:101|202|303|505|606|626|707|727|808|909)['’]?s(?![\p{L}\p{N}])/u;

/** Returns whether “60s”, “1930s” or “808s” is a decade or a machine. @param text folded */
export const isOtherThanSeconds = (text: string, place: Place): boolean =>
  isDecade(text, place) || MACHINE.test(text.slice(place.start));

/** A word for an event within the music, with the rest of its clause. */
const EVENT =
  /(?<![\p{L}\p{N}])(?:drop|build|buildup|break|breakdown|hit|climax|peak|crescendo|montee?|change|changement|switch|explo\p{L}+|bascule|enter|kick|swell|lift|rise|stop|arret|silence)s?(?![\p{L}\p{N}])[^,;.!?\n]*$/u;
const AT = /^(?:around|vers|autour de|dans les)\s/;
const AT_BEFORE = /(?:^|\s)(?:at|apres|after|au bout de)\s+$/;
/** Words before a stretch of the music or the film: “within the first 2 secs”. */
const STRETCH_BEFORE = /(?:^|\s)(?:first|opening|last|final)\s+$/;
/** Words that mean “at” only before a clock time; the “a” of “build for a 30 second spot” is an article. */
const AT_CLOCK = /(?:^|\s)(?:a|from|des)\s+$/;
const CLOCK = /^\d{1,2}[:'’]\d{2}/;

/**
 * Returns whether a time is a point or a stretch within the music, “build to drop around 1:00”, “hit within the first 2
 * secs”, and not its length. @param text folded
 */
export function isMoment(text: string, { start, end }: Place): boolean {
  const before = text.slice(0, start);
  const time = text.slice(start, end);
  if (STRETCH_BEFORE.test(before)) return true;
  const isPoint = AT.test(time) || AT_BEFORE.test(before) || (CLOCK.test(time) && AT_CLOCK.test(before));
  return isPoint && EVENT.test(before);
}

/**
 * End of a clause, or a word that begins another wish: «3 min ou plus avec piano». A limit after a comma, or with «ou»,
 * must stand before it: «2 minutes, Max Richter» sets no limit.
 */
const END = "(?=\\s*(?:$|[,;.!?)]|(?:avec|with|pour|for|car|since|because|please|svp)(?![\\p{L}\\p{N}])))";
const UNDER_WORDS =
  "(?:grand )?max(?:i(?:mum)?)?|tops|at (?:the )?most|au (?:plus(?! (?:vite|tot|tard))|max(?:imum)?)";
const OVER_WORDS = "minimum|mini|at (?:the )?least|au (?:moins|minimum)";
const patternAfter = (words: string, ended: string) =>
  new RegExp(
    `^(?:\\s*,\\s*(?:${words})${END}|\\s*(?:${words})(?![\\p{L}\\p{N}])|\\s*(?:${ended})${END})(?!\\s*\\d)`,
    "u",
  );
const UNDER = patternAfter(UNDER_WORDS, "(?:ou|or) (?:moins|less|under|shorter|slower)");
const NEAR = patternAfter(
  "-?ish|environ|a peu pres|approximativement|approx(?:imately)?|env|roughly|or so|ou a peu pres",
  "(?:ou|or) (?:environ|about)",
);
/** A longer piece is welcome too: «2'00, mais si c'est plus long c'est bon», “2 mins, longer is fine”. */
const LONGER_TOO =
  ",?\\s*(?:mais |but |et |and )?(?:(?:si|if) (?:c['’]est|it['’]s|they['’]re) (?:plus longs?|longer),? ?(?:c['’]est|ca (?:me )?va|that['’]s|it['’]s)?|(?:plus long|longer) (?:is|c['’]est|would be)) ?(?:also |aussi )?(?:bon|bien|ok|okay|fine|good|great|possible|pas grave|no problem)";
const OVER = patternAfter(
  OVER_WORDS,
  `(?:ou|or|et|and) (?:plus|more|over|above|longer|faster|up)|plus|\\+|${LONGER_TOO}`,
);
const LIMITS = [
  ["under", UNDER],
  ["over", OVER],
  ["near", NEAR],
] as const;

/**
 * Returns the limit that follows a figure, «1 min 30 max», “2 minutes or more”, «2'30 environ», with its length.
 * @param text the folded text after the figure
 */
export function limitAfter(text: string): { bound: "under" | "over" | "near"; length: number } | null {
  for (const [bound, pattern] of LIMITS) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return { bound, length: found.length };
  }
  return null;
}

const PROGRAMME =
  "(?:films?|documentar(?:y|ies)|documentaires?|docus?|docs?|reportages?|sujets?|episodes?|installations?|exhibitions?|expositions?|expos?|shows?|emissions?|reports?|podcasts?|features?|shorts?|courts?(?: metrages?)?|programmes?|magazines?|speech(?:es)?|discours|ceremon(?:y|ies))";
const OF_PROGRAMME = new RegExp(`(?<![a-z])${PROGRAMME}\\s+(?:de |d['’]|of |is |fait |dure |lasts )?$`);
const BEFORE_PROGRAMME = new RegExp(
  `^\\s+(?:(?!(?:for|pour|of|to|with|and)(?![a-z]))[a-z-]+\\s+){0,2}${PROGRAMME}(?![a-z]|\\s+(?:score|music|theme))`,
);
const BY_MINUTES = /(?:minute|min|mn)$/;
/** Minimum length in seconds that is a programme's: shorter ones may be those of its music too. */
const SHORTEST_PROGRAMME = 300;

/**
 * Returns whether a length is that of the programme, «un sujet de 7 minutes», “a 12 min museum installation”, and not
 * of the music. @param text folded
 */
export function isOfProgramme(text: string, { start, end }: Place, seconds: number): boolean {
  if (seconds < SHORTEST_PROGRAMME) return false;
  const [before, time] = [text.slice(0, start), text.slice(start, end)];
  const said = `${before}${/^(?:de|d['’]|of)\s/.test(time) ? "de " : ""}`;
  return OF_PROGRAMME.test(said) || (BY_MINUTES.test(time) && BEFORE_PROGRAMME.test(text.slice(end)));
}
