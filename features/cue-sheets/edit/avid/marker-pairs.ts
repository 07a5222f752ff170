import { fold } from "#/contract/fold.ts";
import { isCueNumber } from "../cue-numbers.ts";
import { hasMusicPrefix } from "../tables/music-prefix.ts";
import { namesThatEnd } from "../tables/open-remarks.ts";
import { meansMusic, type StartOrEnd, startOrEndIn } from "../tables/start-or-end.ts";
import { withTitleAsked } from "../title-unknown.ts";
import { wordsOf } from "../title-words.ts";

/** «Fade in» means a fade of sound or picture, not the start of music. */
const FADE = /(?:^|[^a-z])(?:cross)?(?:fades?|fondu)$/;

/** «mus in + out 01:05:36:10 : Nuit blanche»: a start with its end in the same comment. */
const START_AND_END =
  /^(\S.{0,40}?)\s+(?:in|start|d[\u00e9e]but)\s*(?:[+&/]|et|and|und|y|e)\s*(?:out|end|fin)(?:\s*[:=@]|\s(?:at|\u00e0|um|a))?\s*(\d{2}[:;]\d{2}[:;]\d{2}[:;]\d{2})(?!\d)[\s:\u2013-]*(.*)$/iu;
/** «Virer la mus \u00e0 partir d'ici», “music out from here”, folded: the music that plays ends there. */
const ENDS_HERE =
  /^(?:(?:virer|couper|enlever|stopper|arreter|fin de|fin|stop|kill|lose|cut|end|drop|quitar|cortar|parar|fuera|togliere|tagliare|via|fine) (?:la |the |de la |della )?(?:mus(?:ique|ica|ic)?|zi[kc]|mx)|(?:mus(?:ik|ique|ica|ic)?|zi[kc]|mx) (?:raus|weg|aus|ende|stopp?|fuera|via|basta)|ab hier (?:keine|ohne) musik)(?: (?:(?:a partir )?d'ici|ici|(?:from )?here(?: on)?|ab hier|hier|(?:desde )?aqui|da qui|qui))?(?=$|[\s]?[,;.!(-])/;

const LONGEST_COMMENT = 200;

/** A marker: its comment, which is empty if it has its own length, its track and its place. */
type Marker = { comment: string; track: string; frame: number };
/**
 * The end, mark and title of music between two markers; the mark is the title if there is no other. The end is null if
 * no marker states it, and `isEndAlone` is set if none states the start.
 */
export type Pair = { end: number | null; mark: string; title: string; isEndAlone?: true };
/**
 * Maximum number of starts that wait for their ends at a time, and of markers that are looked at before and after an
 * end.
 */
const MOST_OPEN = 30;
const MOST_NEAR = 100;
/** A marker with a mark and the word for its start or end. */
type Named = StartOrEnd & { index: number; frame: number; track: string };
/** The mark of all starts and ends of music without a number. */
const ANY_MUSIC = "music";

/**
 * Returns the pairs of markers that start and end a mark, by the index of the marker at the start. An end belongs to the
 * open start with its mark that has its title, or else its track; otherwise the order decides. The index of the end has
 * null. A mark for music that has only a start, or only an end, is there without the other. `frameOf` reads a time code.
 */
export function pairsOf(
  markers: readonly Marker[],
  frameOf: (code: string) => number | null,
): ReadonlyMap<number, Pair | null> {
  const pairs = new Map<number, Pair | null>();
  for (const [index, { comment, frame }] of markers.entries()) {
    const [, mark = "", code = "", title = ""] = START_AND_END.exec(comment) ?? [];
    const end = mark === "" ? null : frameOf(code);
    if (end !== null && end > frame) pairs.set(index, { end, mark, title: title || mark });
  }
  const named = markers.flatMap((marker, index) => (pairs.has(index) ? [] : namedMarker(marker, index)));
  for (const own of Map.groupBy(named, keyOfMark).values()) {
    let open: Named[] = [];
    for (const [at, one] of own.entries()) {
      if (one.isStart) open = [...open, one].slice(-MOST_OPEN);
      const start = one.isStart
        ? undefined
        : startOf(one, open, own.slice(Math.max(0, at - MOST_NEAR), at), own.slice(at, at + MOST_NEAR));
      if (!start) continue;
      pairs.set(start.index, { end: one.frame, mark: start.mark, title: start.title || start.mark });
      pairs.set(one.index, null);
      open = open.filter((other) => other !== start);
    }
  }
  pairByTitle(markers, pairs);
  for (const { index, isStart, mark, title } of named) {
    if (pairs.has(index) || !isMusicMark(mark)) continue;
    // «MUS OUT» alone names no music.
    const name = title || (isCueNumber(mark) ? mark : withTitleAsked(mark));
    pairs.set(index, { end: null, mark, title: name, ...(!isStart && { isEndAlone: true as const }) });
  }
  return pairs;
}

/** «Replaced by Delta (bed), same place»: what plays where another title was, as written. */
const REPLACED =
  /(?:remplac\p{L}{1,4} par|replaced (?:by|with)|ersetzt durch|(?:sustituid|reemplazad|sostituit)[oa] (?:por|da|con))\s*:?\s+([^,;]{1,120})/iu;

/** Pairs «end of Delta» with the marker of music on its track that names Delta, if neither belongs to another pair. */
function pairByTitle(markers: readonly Marker[], pairs: Map<number, Pair | null>): void {
  for (const [index, { comment, track, frame }] of markers.entries()) {
    if (pairs.has(index) || comment.length > LONGEST_COMMENT) continue;
    const title = namesThatEnd(comment)
      .map(wordsOf)
      .find((words) => words !== "");
    if (title === undefined) continue;
    const first = Math.max(0, index - MOST_NEAR);
    const near = markers.slice(first, index);
    const at = near.findLastIndex(
      (one, place) =>
        !pairs.has(first + place) &&
        one.track === track &&
        one.frame < frame &&
        (REPLACED.test(one.comment) || hasMusicPrefix(one.comment)) &&
        ` ${wordsOf(one.comment.slice(0, LONGEST_COMMENT))} `.includes(` ${title} `),
    );
    const start = near[at];
    if (!start) continue;
    const name = REPLACED.exec(start.comment)?.[1]?.trim() ?? start.comment;
    pairs.set(first + at, { end: frame, mark: "MUS", title: name });
    pairs.set(index, null);
  }
}

/** Whether a mark is a word or a code for music alone, perhaps with a sign behind it: «Musique -». */
const isMusicWord = (mark: string) => meansMusic(fold(mark).replace(/[\s:-]+$/, ""));
const isMusicMark = (mark: string) => isMusicWord(mark) || isCueNumber(mark.replace(/[\s:\u2013-]+$/, ""));
const keyOfMark = ({ mark }: Named) => (mark === "" || isMusicWord(mark) ? ANY_MUSIC : fold(mark));

function namedMarker({ comment, track, frame }: Marker, index: number): Named[] {
  const parts = comment.length > LONGEST_COMMENT ? [] : comment.split(/\s[/+&]\s/);
  // «FIN EP / MUS OUT»: the end of the programme is that of its music.
  const isEndBeside =
    parts.length > 1 &&
    parts.some((part) => {
      const named = startOrEndIn(part);
      return named !== null && !named.isStart && named.title === "" && isMusicWord(named.mark);
    });
  if (isEndBeside || ENDS_HERE.test(fold(comment)))
    return [{ index, frame, track, mark: "", isStart: false, title: "" }];
  const named = startOrEndIn(comment);
  return named === null || FADE.test(fold(named.mark)) ? [] : [{ index, frame, track, ...named }];
}

/**
 * Returns the open start that an end belongs to, from the markers `before` it and those `from` it on; none if the end
 * has the title of a start that is not open.
 */
function startOf(
  end: Named,
  open: readonly Named[],
  before: readonly Named[],
  from: readonly Named[],
): Named | undefined {
  const title = fold(end.title);
  const isWhole = (one: Named) => one.isStart && [one.title, titleAlone(one)].map(fold).includes(title);
  // «MUS OUT - Delta» may leave out what follows the title in «MUS IN - Delta (underscore) - Ana Roux».
  const isBeginning = (one: Named) =>
    one.isStart &&
    fold(one.title).startsWith(title) &&
    !/^[\p{L}\p{N}]/u.test(fold(one.title).slice(title.length));
  let possible = open;
  if (title !== "") {
    const isSame = [isWhole, isBeginning].find((is) => [...before, ...from].some(is));
    if (isSame) possible = open.filter(isSame);
  }
  const onTrack = possible.filter(({ track }) => track === end.track);
  if (onTrack.length > 0) possible = onTrack;
  // If one start has no end, the last start is the likelier one; if all have ends, the first ends first.
  const next = from.findIndex(({ isStart }) => isStart);
  const endsAhead = next === -1 ? from.length : next;
  return endsAhead >= possible.length ? possible[0] : possible.at(-1);
}

/** Returns the title without writers and publishers after a dash. */
const titleAlone = ({ title }: Named) => title.split(/\s[-\u2013\u2014]\s/)[0] ?? "";
