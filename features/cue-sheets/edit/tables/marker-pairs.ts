import { fold } from "#/contract/fold.ts";

/** «MX1 IN Copper Sky», «MX1 OUT»: a mark, whether it starts or ends, and the title. */
const END = /^(\S.{0,40}?)\s+(IN|OUT|START|END|STOP|D[\u00c9E]BUT|FIN)(?=$|[\s:\u2013-])[\s:\u2013-]*(.*)$/i;
const OPENS = /^(?:in|start|debut)$/;
/** A fade of sound or picture starts or ends no music: «Fade in». */
const FADE = /(?:^|[^a-z])(?:cross)?(?:fades?|fondu)$/;

/** A marker without a length, with its comment. */
type Marked = { comment: string; frame: number };
/** The end of a pair, its mark, and its title: the mark if it has none. */
export type Pair = { end: number; mark: string; title: string };

/**
 * Returns the pairs of markers that start and end a mark, by the index of the starting one; an end belongs to the last
 * start of its mark. Null for the ends themselves.
 */
export function pairsOf(markers: readonly Marked[]): ReadonlyMap<number, Pair | null> {
  const open = new Map<string, { index: number; mark: string; title: string }>();
  const pairs = new Map<number, Pair | null>();
  for (const [index, { comment, frame }] of markers.entries()) {
    const [, mark = "", which = "", title = ""] = END.exec(comment) ?? [];
    if (mark === "" || FADE.test(fold(mark))) continue;
    const begun = open.get(fold(mark));
    if (OPENS.test(fold(which))) open.set(fold(mark), { index, mark, title: title.trim() || mark });
    else if (begun) {
      pairs.set(begun.index, { end: frame, mark: begun.mark, title: begun.title });
      pairs.set(index, null);
      open.delete(fold(mark));
    }
  }
  return pairs;
}
