import { fold } from "#/contract/fold.ts";

/** «MX1 IN Copper Sky», «MX1 OUT»: a mark, the word for its start or end, and the title. */
const START_OR_END =
  /^(\S.{0,40}?)\s+(IN|OUT|START|END|STOP|D[\u00c9E]BUT|FIN)(?=$|[\s:\u2013-])[\s:\u2013-]*(.*)$/i;
const START = /^(?:in|start|debut)$/;
/** «Fade in» means a fade of sound or picture, not the start of music. */
const FADE = /(?:^|[^a-z])(?:cross)?(?:fades?|fondu)$/;

/** A marker: its comment, which is empty if it has its own length, its track and its place. */
type Marker = { comment: string; track: string; frame: number };
/** The end, mark and title of a pair; the mark is the title if there is no other. */
export type Pair = { end: number; mark: string; title: string };
/**
 * Maximum number of starts that wait for their ends at a time, and of markers that are looked at before and after an
 * end.
 */
const MOST_OPEN = 30;
const MOST_NEAR = 100;
/** A marker with a mark and the word for its start or end. */
type Named = { index: number; frame: number; track: string; mark: string; isStart: boolean; title: string };

/**
 * Returns the pairs of markers that start and end a mark, by the index of the marker at the start. An end belongs to the
 * open start with its mark that has its title, or else its track; otherwise the order decides. The index of the end has
 * null.
 */
export function pairsOf(markers: readonly Marker[]): ReadonlyMap<number, Pair | null> {
  const named = markers.flatMap(namedMarker);
  const pairs = new Map<number, Pair | null>();
  for (const own of Map.groupBy(named, ({ mark }) => fold(mark)).values()) {
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
  return pairs;
}

function namedMarker({ comment, track, frame }: Marker, index: number): Named[] {
  const [, mark = "", word = "", title = ""] = START_OR_END.exec(comment) ?? [];
  if (mark === "" || FADE.test(fold(mark))) return [];
  return [{ index, frame, track, mark, isStart: START.test(fold(word)), title: title.trim() }];
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
