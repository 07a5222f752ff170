import { fold } from "#/contract/fold.ts";

/** A public track by its title or reference. */
export interface TitledTrack {
  name: string;
  termIds: readonly number[];
}

/**
 * Returns the public tracks of some titles and references, by these: titles folded, references as lower-case letters and
 * digits.
 */
export type TracksTitled = (names: readonly string[]) => Promise<ReadonlyMap<string, TitledTrack>>;

/** A title in a brief that others shall be like. */
export interface AlikeTitle {
  start: number;
  end: number;
  track: TitledTrack;
}

/** What stands before a title that others shall be like: «comme “Delta”» asks for others too. */
const WORDS =
  /comme|(?<!(?:would|['’]d|i) )like|similar to|\p{L} la|dans (?:le (?:style|genre|go\p{L}t)|l['’](?:esprit|id\p{L}e|ambiance|univers)) d[eu'’]|(?:in the (?:style|vein|spirit|manner) of)|(?:vibe|feel|mood|energy) of|(?:esprit|ambiance|genre|style|type|vibe)|inspir\p{L}+ (?:de|by|par)|think(?:ing)?(?: of)?|(?:temp|reference|ref|r\p{L}f\p{L}rence|r\p{L}f)(?: track| music| musique)?\s*(?:is|was|est|[:=])?|proche d[eu'’]|fa\p{L}on|semblable \p{L}/iu
    .source;
export const LIKENING = new RegExp(`(?:^|[\\s,;:(])(?:${WORDS})\\s*$`, "iu");
const LIKENED = new RegExp(
  `(?:^|[\\s,;:(])(?:${WORDS})\\s*(?:["«“]\\s*(?<quoted>[^"«»“”\\n]{1,80}?)\\s*["»”]|(?<bare>[\\p{Lu}\\p{N}][^,;.!?()"«»“”\\n]{0,80}))`,
  "dgiu",
);
/** Words of a title without quotation marks. */
const MOST_WORDS = 6;
/** Titles that are looked up for one brief. */
const MOST_TITLES = 12;

const lettersOf = (text: string) => fold(text).replace(/[^a-z0-9]/g, "");

interface Stretch {
  start: number;
  end: number;
  names: readonly string[];
}

/** Returns the stretches of a text that may be such titles, the longest first at each place. */
function stretchesOf(text: string): Stretch[] {
  const stretches = [...text.matchAll(LIKENED)].flatMap((found): Stretch[] => {
    const [from] = found.indices?.groups?.quoted ?? found.indices?.groups?.bare ?? [];
    const said = found.groups?.quoted ?? found.groups?.bare ?? "";
    if (from === undefined || (found.groups?.bare && !/^[\p{Lu}\p{N}]/u.test(said))) return [];
    const ends = found.groups?.quoted
      ? [said.length]
      : [...said.matchAll(/(?<=[^\s])(?=\s|$)/gu)].map(({ index }) => index).slice(0, MOST_WORDS);
    return ends.toReversed().map((end) => ({
      start: from,
      end: from + end,
      names: [fold(said.slice(0, end)), lettersOf(said.slice(0, end))],
    }));
  });
  return stretches.slice(0, MOST_TITLES);
}

/** Returns the titles and references of the catalogue in a brief that others shall be like, without overlaps. */
export async function alikeIn(text: string, tracksTitled: TracksTitled): Promise<AlikeTitle[]> {
  const stretches = stretchesOf(text);
  if (stretches.length === 0) return [];
  const known = await tracksTitled([...new Set(stretches.flatMap(({ names }) => names))]);
  const alike: AlikeTitle[] = [];
  for (const { start, end, names } of stretches) {
    const track = names.map((name) => known.get(name)).find((one) => one !== undefined);
    if (track && start >= (alike.at(-1)?.end ?? 0)) alike.push({ start, end, track });
  }
  return alike;
}
