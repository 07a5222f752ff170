import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";

const WHOLE = 100;

const ofMusicOrWords = (role: string | undefined) => role === "C" || role === "A" || role === "CA";

/** Adds a writer. A person who wrote music and words is both; an arranger is listed for that as well. */
export function addWriter(writers: StatedParty[], one: StatedParty): void {
  const known = writers.find(
    (other) =>
      fold(other.name) === fold(one.name) &&
      (other.role === one.role || (ofMusicOrWords(other.role) && ofMusicOrWords(one.role))),
  );
  if (!known) {
    writers.push(one);
    return;
  }
  if (known.role !== one.role) known.role = "CA";
  // Music and words each have their share; together they are at most the whole work.
  const both = known.share === null ? one.share : known.share + (one.share ?? 0);
  known.share = both !== null && both <= WHOLE ? both : null;
}
