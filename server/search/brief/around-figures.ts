/** “1930s”, “the 90s” and “70s cop show” are years, not seconds. */
const DECADE = /^(?:(?:1[6-9]|20)\d0s|[578]0s(?=\s+\p{L}))/u;
const BEFORE_A_DECADE = /(?:^|\s)(?:the|early|mid|late)[\s-]+['’]?$/;
/** Music is edited to 60 and 30 seconds too: those are years before a style of theirs only, “60s surf rock”. */
const STYLE_OF_DECADE =
  /^[36]0s\s+(?:\p{L}+\s+)?(?:surf|rock|soul|pop|psych\p{L}*|garage|motown|mod|beat|lounge|exotica|bossa|folk|funk|blues|swing|big band|jazz|gangster|spy|girl group|retro|vintage|nostalgia|style|styled|vibe|feel|sound|inspired|era)(?![\p{L}\p{N}])/u;

interface Place {
  start: number;
  end: number;
}

/** Whether “60s” or “1930s” is a decade. @param text folded */
export const isDecade = (text: string, { start, end }: Place): boolean =>
  DECADE.test(text.slice(start)) ||
  STYLE_OF_DECADE.test(text.slice(start)) ||
  (/^\d0s$/.test(text.slice(start, end)) && BEFORE_A_DECADE.test(text.slice(0, start)));

/** What happens in music at a point of it. */
const EVENT =
  /(?<![\p{L}\p{N}])(?:drop|build|buildup|break|breakdown|hit|climax|peak|crescendo|montee?|change|changement|switch|explo\p{L}+|bascule|enter|kick|swell|lift|rise|stop|silence|tempo)s?(?![\p{L}\p{N}])[^,;.!?\n]*$/u;
const AT = /^(?:around|about|vers|autour de|environ|dans les)\s/;
const AT_BEFORE = /(?:^|\s)(?:at|a|apres|after|au bout de|from|des)\s+$/;

/** Whether a time is a point in the music, “build to drop around 1:00”, and not its length. @param text folded */
export function isMoment(text: string, { start, end }: Place): boolean {
  const before = text.slice(0, start);
  return EVENT.test(before) && (AT.test(text.slice(start, end)) || AT_BEFORE.test(before));
}

const END = "(?=\\s*(?:$|[,;.!?)]))";
const UNDER = new RegExp(
  `^\\s*(?:,\\s*)?(?:(?:grand )?max(?:i(?:mum)?)?|tops|at (?:the )?most|au (?:plus|max(?:imum)?)|(?:ou|or) (?:moins|less|under|shorter|slower)${END})(?![\\p{L}\\p{N}])`,
  "u",
);
const OVER = new RegExp(
  `^\\s*(?:,\\s*)?(?:minimum|mini|at (?:the )?least|au (?:moins|minimum)|(?:ou|or|et|and) (?:plus|more|over|above|longer|faster|up)${END})(?![\\p{L}\\p{N}])`,
  "u",
);

/** Returns the limit that follows a figure, «1 min 30 max», “2 minutes or more”, with its length. @param text folded, behind the figure */
export function limitBehind(text: string): { bound: "under" | "over"; length: number } | null {
  const [under] = UNDER.exec(text) ?? [];
  if (under) return { bound: "under", length: under.length };
  const [over] = OVER.exec(text) ?? [];
  return over ? { bound: "over", length: over.length } : null;
}
