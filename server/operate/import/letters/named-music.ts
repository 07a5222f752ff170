import { fold } from "#/contract/fold.ts";
import { DISC_SPAN, type PlannedAlbum, type PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import {
  bareReference,
  referencesIn,
  withoutReference,
} from "#/server/operate/import/plan/reference-in-name.ts";
import { withoutRevisionWords } from "#/server/operate/import/plan/revisions.ts";
import { nameOfSound } from "#/server/operate/import/plan/words-of-name.ts";
import { numbersIn, referencesOf } from "./numbers-in-text.ts";

/** Albums and tracks that a text names; tracks are the sounds that become them. */
export interface NamedMusic {
  albums: ReadonlySet<PlannedAlbum>;
  tracks: ReadonlySet<PlannedSound>;
}

interface Target {
  album: PlannedAlbum;
  /** Null for the album itself. */
  track: PlannedSound | null;
  /** Whether a title of one word is meant only where it begins with a capital: «Rise», not «rise». */
  isCapital: boolean;
}

/** `04 - `: a number before a title in a file's name. */
const NUMBER = /^\d{1,3}[\s._-]+/;
/** `Delta MASTER`: a state behind a title, which letters leave out. */
const STATE = /(?:[\s_-]+(?:master(?:ed)?|final|mix))+$/i;

/** Number of words that a title may have in a text. */
const MOST_WORDS = 12;
/** Letters of the shortest title that a text can name, and of one that is no common word. */
const [SHORTEST, UNCOMMON] = [3, 8];

/**
 * Returns a function that returns what a sentence names: albums by their reference or title, and tracks by their title
 * or number. `around` are texts that may say which album is meant, the nearest first; `text` is the whole letter, in
 * which a table may say the title for a number. Tracks of a named album mean only these.
 */
export function musicNamer(albums: readonly PlannedAlbum[]) {
  const places = new Map(albums.flatMap((album) => tracksOf(album).map((track) => [track, album] as const)));
  const byTitle = targetsByTitle(albums);
  const references = albums.map((album) => ({ album, own: referencesOfAlbum(album) }));
  const ofOneReference = (album: PlannedAlbum) => {
    const own = new Set(references.find((one) => one.album === album)?.own);
    return references.flatMap((other) => (other.own.some((one) => own.has(one)) ? other.album : []));
  };
  // A sentence may say what many others mean, so each is read only once.
  const known = new Map<string, ReturnType<typeof readOnce>>();
  const read = (sentence: string) => {
    const found = known.get(sentence) ?? readOnce(sentence);
    known.set(sentence, found);
    return found;
  };
  const readOnce = (sentence: string) => {
    const codes = new Set(referencesOf(sentence));
    const found = titlesIn(sentence, byTitle);
    const byCode = references.filter(({ own }) => own.some((one) => codes.has(one)));
    return {
      albums: new Set([...byCode, ...found.filter(({ track }) => track === null)].map(({ album }) => album)),
      tracks: found.flatMap(({ track }) => track ?? []),
    };
  };
  const isIn = (of: ReadonlySet<PlannedAlbum>) => (track: PlannedSound) => {
    const album = places.get(track);
    return album !== undefined && of.has(album);
  };
  const byNumber = Map.groupBy(places.keys(), ({ sortOrder }) => sortOrder % DISC_SPAN);
  const numbered = (number: { disc: number | null; number: number }, of: ReadonlySet<PlannedAlbum>) =>
    (byNumber.get(number.number) ?? []).filter(isIn(of)).filter(({ sortOrder }) => {
      const disc = 1 + Math.floor(sortOrder / DISC_SPAN);
      return number.disc === null || number.disc === disc;
    });
  const tables = new Map<string, ReadonlyMap<number, string[]>>();
  const linesOf = (text: string, number: number) => {
    const table = tables.get(text) ?? numberedLines(text);
    tables.set(text, table);
    return table.get(number) ?? [];
  };
  return (sentence: string, around: readonly string[], text: string): NamedMusic => {
    const own = read(sentence);
    const near = own.albums.size > 0 ? own.albums : albumsIn(around.map(read));
    const ofNumbers = numbersIn(sentence, own.tracks.length > 0).flatMap((number) => {
      const inTable =
        own.albums.size > 0 ? [] : linesOf(text, number.number).flatMap((line) => read(line).tracks);
      return inTable.length > 0 ? inTable : numbered(number, near.size > 0 ? near : new Set(albums));
    });
    const all = [...own.tracks, ...ofNumbers];
    const inAlbums = all.filter(isIn(near));
    const tracks = new Set(inAlbums.length > 0 ? inAlbums : all);
    // Albums with one reference may be parts of one, of which only a track is meant.
    const isWhole = (album: PlannedAlbum) => !inAlbums.some(isIn(new Set([album, ...ofOneReference(album)])));
    return { albums: new Set([...own.albums].filter(isWhole)), tracks };
  };
}

/** Returns the sounds of an album that become tracks. */
export const tracksOf = ({ sounds }: PlannedAlbum) =>
  sounds.filter(({ version, supersededBy }) => version === null && supersededBy === null);

const albumsIn = (texts: readonly { albums: ReadonlySet<PlannedAlbum> }[]) =>
  texts.find((one) => one.albums.size > 0)?.albums ?? new Set<PlannedAlbum>();

/** Returns the references of an album: its own, or those in the paths of at least half of its files. */
function referencesOfAlbum({ reference, sounds }: PlannedAlbum): string[] {
  if (reference !== null) return [bareReference(reference)];
  const inPaths = sounds.flatMap(({ file }) => [...new Set(referencesIn(file.relative))]);
  return [...Map.groupBy(inPaths, (one) => one)].flatMap(([one, all]) =>
    all.length * 2 >= sounds.length ? one : [],
  );
}

const keyOf = (words: readonly string[]) => words.map(fold).join("");
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

function targetsByTitle(albums: readonly PlannedAlbum[]): Map<string, Target[]> {
  const targets = albums.flatMap((album) => [
    ...[album.name, album.nameFr].map((title) => ({ album, track: null, title })),
    ...tracksOf(album).flatMap((track) =>
      [
        track.name,
        withoutRevisionWords(track.name, true),
        withoutRevisionWords(nameOfSound(track.file), true),
        track.name.replace(STATE, ""),
        withoutReference(nameOfSound(track.file)).replace(NUMBER, ""),
        track.row?.title ?? "",
      ].map((title) => ({ album, track, title })),
    ),
  ]);
  const read = targets.map(({ title, ...target }) => {
    const words = wordsOf(title);
    const isCapital = words.length === 1 && title !== title.toLowerCase() && title.length < UNCOMMON;
    return { key: keyOf(words), target: { ...target, isCapital } };
  });
  const long = read.filter(({ key }) => key.length >= SHORTEST && /\p{L}/u.test(key));
  return new Map(
    [...Map.groupBy(long, ({ key }) => key)].map(([key, all]) => [key, all.map(({ target }) => target)]),
  );
}

/** Returns what a text names by title; of a title inside another only the longer counts. */
function titlesIn(text: string, byTitle: ReadonlyMap<string, readonly Target[]>): Target[] {
  const words = wordsOf(text);
  const spans = words.flatMap((word, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (_, more) => {
      const to = from + more + 1;
      const all = byTitle.get(keyOf(words.slice(from, to))) ?? [];
      const meant = all.filter(({ isCapital }) => !isCapital || word !== word.toLowerCase());
      // A title that is the album's as well may mean all of it.
      const ofAlbums = meant.filter(({ track }) => track === null);
      const targets = ofAlbums.length > 0 ? ofAlbums : meant;
      return { from, to, targets };
    }).filter(({ targets }) => targets.length > 0),
  );
  const isInside = ({ from, to }: { from: number; to: number }) =>
    spans.some((one) => one.from <= from && to <= one.to && one.to - one.from > to - from);
  return [...new Set(spans.filter((span) => !isInside(span)).flatMap(({ targets }) => targets))];
}

/** Returns the lines of a letter that begin with a number, by that number: «5  Hollow Hill  Okpara, Dana». */
function numberedLines(text: string): Map<number, string[]> {
  const lines = text.split("\n").flatMap((line) => {
    const [, number] = /^[\s|]*(\d{1,9})[.)|]?\s+(?=\S)/.exec(line) ?? [];
    return number === undefined ? [] : { number: Number(number), line };
  });
  return new Map(
    [...Map.groupBy(lines, ({ number }) => number)].map(([number, all]) => [
      number,
      all.map(({ line }) => line),
    ]),
  );
}
