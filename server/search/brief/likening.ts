import { fold } from "#/contract/fold.ts";
import { isTitleCase } from "./words.ts";

/** A public track by its title or reference. */
export interface TitledTrack {
  name: string;
  termIds: readonly number[];
}

/** Returns public tracks by folded title, and by reference in lower-case letters and digits. */
export type TracksTitled = (names: {
  titles: readonly string[];
  references: readonly string[];
}) => Promise<Record<"titles" | "references", ReadonlyMap<string, TitledTrack>>>;

/** A title to which a brief wants similar tracks. */
export interface AlikeTitle {
  start: number;
  end: number;
  track: TitledTrack;
  /** Whether these words take the track out of the results: «mais pas celui-là». */
  isLeftOut?: boolean;
}

/** Words before such a title: «comme “Delta”» also asks for other tracks. */
const CLEAR =
  "comme|(?<!(?:would|['’]d|i) )like|similar to|along the lines of|dans (?:le (?:style|genre|go\\p{L}t)|l['’](?:esprit|id\\p{L}e|ambiance|univers)) d(?:es|[eu'’])|in the (?:style|vein|spirit|manner) of|(?:vibe|feel|mood|energy) of|inspir\\p{L}+ (?:de|by|par)|(?:temp|reference|ref|r\\p{L}f\\p{L}rence|r\\p{L}f)(?: track| music| musique)?(?: is| was| est| ?[:=])?|proche d[eu'’]|semblable \\p{L}|pareil(?:le)?s? qu[e'’]|m\\p{L}me (?:genre|style|esprit|ambiance|vibe|feeling|chose|truc|id\\p{L}e) qu[e'’]|same (?:vibe|feel|mood|energy|style|sort of thing|kind of thing) as|reminiscent of|(?:an )?(?:alternative|equivalent) to|replacement for|alternative \\p{L}|sound-?alike (?:of|for|to)|(?:un )?\\p{L}quivalent (?:de|\\p{L})";
/** Words that do the same only before a quotation: «style Jazz» is a genre. */
const BEFORE_QUOTES = "\\p{L} la|esprit|ambiance|genre|style|type|vibes?|think(?:ing)?(?: of)?|fa\\p{L}on";
export const LIKENING = new RegExp(
  `(?<=^|[\\s,;:(])(?:${CLEAR}|${BEFORE_QUOTES})(?:\\s+|(?<=[:=('’])\\s*)$`,
  "iu",
);
const LIKENED_QUOTE = new RegExp(
  `(?<=^|[\\s,;:(])(?:${CLEAR}|${BEFORE_QUOTES})\\s*["«“]\\s*(?=(?<said>[^"«»“”\\n]{1,80}?)\\s*["»”])`,
  "dgiu",
);
const LIKENED_TITLE = new RegExp(
  `(?<=^|[\\s,;:(])(?:${CLEAR})\\s+(?=(?<said>[\\p{L}\\p{N}][^,;.!?()"«»“”\\n]{0,80}))`,
  "dgiu",
);
const IS_TITLE = /^\p{Lu}[^\s]*\s|\d/u;
/** Maximum number of words of a title without quotation marks. */
const MOST_WORDS = 6;
/** Maximum number of positions at which titles are looked up. */
const MOST_PLACES = 4;

interface Stretch {
  start: number;
  end: number;
  /** The forms that `TracksTitled` expects. */
  title: string;
  reference: string;
}

/**
 * Returns the possible ends of a title or reference. Without quotation marks, a title must have at least two words, a
 * reference a digit.
 */
const endsOf = (said: string) =>
  [...said.matchAll(/(?<=[^\s])(?=\s|$)/gu)]
    .map(({ index }) => index)
    .slice(0, MOST_WORDS)
    .filter((end) => IS_TITLE.test(said.slice(0, end)));

/** Returns the stretches of a text that may be such titles, the longest first at each position. */
function stretchesOf(text: string): Stretch[] {
  const quotes = [...text.matchAll(LIKENED_QUOTE)].map((found) => ({ found, isQuoted: true }));
  const titles = isTitleCase(text)
    ? []
    : [...text.matchAll(LIKENED_TITLE)].map((found) => ({ found, isQuoted: false }));
  return [...quotes, ...titles].slice(0, MOST_PLACES).flatMap(({ found, isQuoted }) => {
    const start = found.indices?.groups?.said?.[0] ?? 0;
    const said = found.groups?.said ?? "";
    const ends = isQuoted ? [said.length] : endsOf(said).toReversed();
    return ends.map((end) => {
      const title = fold(said.slice(0, end));
      return { start, end: start + end, title, reference: title.replace(/[^a-z0-9]/g, "") };
    });
  });
}

const isSearchable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Returns the catalogue's titles and references to which a brief wants similar tracks, without overlaps. */
export async function alikeIn(text: string, tracksTitled: TracksTitled): Promise<AlikeTitle[]> {
  const stretches = stretchesOf(text);
  if (stretches.length === 0) return [];
  const titles = stretches.map(({ title }) => title).filter(isSearchable);
  const references = stretches
    .map(({ reference }) => reference)
    .filter((one) => /[a-z]/.test(one) && /\d/.test(one));
  const known = await tracksTitled({ titles: [...new Set(titles)], references: [...new Set(references)] });
  const alike: AlikeTitle[] = [];
  for (const { start, end, title, reference } of stretches) {
    const track = known.titles.get(title) ?? known.references.get(reference);
    const isFree = alike.every((other) => end <= other.start || start >= other.end);
    if (track && isFree) alike.push({ start, end, track });
  }
  return alike;
}
