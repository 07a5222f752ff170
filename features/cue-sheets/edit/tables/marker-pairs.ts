import { fold } from "#/contract/fold.ts";

/** «MX1 IN Copper Sky», «MX1 OUT»: a mark, the word for its start or end, and the title. */
const START_OR_END =
  /^(\S.{0,40}?)\s+(IN|OUT|START|END|STOP|D[\u00c9E]BUT|FIN)(?=$|[\s:\u2013-])[\s:\u2013-]*(.*)$/i;
const START = /^(?:in|start|debut)$/;
/** «Fade in» means a fade of sound or picture, not the start of music. */
const FADE = /(?:^|[^a-z])(?:cross)?(?:fades?|fondu)$/;

/** A marker: its comment, which is empty if it has its own length, and its place. */
type Marker = { comment: string; frame: number };
/** The end, mark and title of a pair; the mark is the title if there is no other. */
export type Pair = { end: number; mark: string; title: string };

/**
 * Returns the pairs of markers that start and end a mark, by the index of the marker at the start. An end belongs to
 * the last start with its mark; its own index has null.
 */
export function pairsOf(markers: readonly Marker[]): ReadonlyMap<number, Pair | null> {
  const open = new Map<string, { index: number; mark: string; title: string }>();
  const pairs = new Map<number, Pair | null>();
  for (const [index, { comment, frame }] of markers.entries()) {
    const [, mark = "", word = "", title = ""] = START_OR_END.exec(comment) ?? [];
    if (mark === "" || FADE.test(fold(mark))) continue;
    const start = open.get(fold(mark));
    if (START.test(fold(word))) open.set(fold(mark), { index, mark, title: title.trim() || mark });
    else if (start) {
      pairs.set(start.index, { end: frame, mark: start.mark, title: start.title });
      pairs.set(index, null);
      open.delete(fold(mark));
    }
  }
  return pairs;
}
