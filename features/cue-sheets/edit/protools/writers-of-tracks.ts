import type { Doubt, EditClip } from "../edit.ts";
import { withWritersOfAll, writersOfAll } from "../writers-of-all.ts";

type Track = { comment: string; clips: readonly EditClip[] };

/** Returns clips with the writers whom the comment of their track names for all its music, and the doubts about these. */
export function withWritersOfTracks(clips: readonly EditClip[], tracks: readonly Track[]) {
  const doubts: Doubt[] = [];
  let read = [...clips];
  for (const { comment, clips: own } of tracks) {
    const channels = new Set(own.map(({ channel }) => channel));
    const of = writersOfAll(comment);
    const isOwn = read.map(({ channel }) => channels.has(channel));
    const said = withWritersOfAll(
      read.filter((_, at) => isOwn[at]),
      [],
      { of, line: null },
    );
    doubts.push(...said.doubts);
    let next = 0;
    read = read.map((clip, at) => (isOwn[at] ? (said.clips[next++] ?? clip) : clip));
  }
  return { clips: read, doubts };
}
