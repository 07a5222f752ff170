import { fold } from "#/contract/fold.ts";

/** «MX1 IN Copper Sky», «MX1 OUT»: a mark, which of its two ends it is, and the title. */
const END = /^(\S.{0,40}?)\s+(IN|OUT|START|END|STOP|D[\u00c9E]BUT|FIN)(?=$|[\s:\u2013-])[\s:\u2013-]*(.*)$/i;
const OPENS = /^(?:in|start|debut)$/;

/** What a marker without a length says of the music that begins or ends there. */
type Marked = { comment: string; frame: number };

/**
 * For markers that say where a mark begins and where it ends, the frame of its end and its title, by the index of the
 * one that begins it; each end is that of the last beginning of its mark. Null for the ends themselves.
 */
export function pairsOf(
  markers: readonly Marked[],
): ReadonlyMap<number, { end: number; title: string } | null> {
  const open = new Map<string, { index: number; title: string }>();
  const pairs = new Map<number, { end: number; title: string } | null>();
  for (const [index, { comment, frame }] of markers.entries()) {
    const [, mark = "", which = "", title = ""] = END.exec(comment) ?? [];
    if (mark === "") continue;
    const begun = open.get(fold(mark));
    if (OPENS.test(fold(which))) open.set(fold(mark), { index, title: title.trim() || mark });
    else if (begun) {
      pairs.set(begun.index, { end: frame, title: begun.title });
      pairs.set(index, null);
      open.delete(fold(mark));
    }
  }
  return pairs;
}
