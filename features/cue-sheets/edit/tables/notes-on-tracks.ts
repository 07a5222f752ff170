import type { EditClip } from "../edit.ts";
import { hasLibraryCode } from "../library-codes.ts";
import { shortNote } from "./note-companies.ts";
import { codeOfCompany } from "./note-publishers.ts";
import { peopleInNote } from "./people-in-notes.ts";

/** The number of a piece of a clip or of its take: «Delta-01», «Delta_03-07». */
const PIECE = /(?:[_-]\d{1,3})+(?:\.[LR])?$/;

/**
 * Returns what the comment of a track notes on each of its clips: one that names writers is about one work, so that it
 * says nothing on a track with several; one that explains the code of a library is about the clips with that code.
 */
export function notesOfTrack(comment: string, clips: readonly EditClip[]): (clip: EditClip) => string {
  const meaning = codeOfCompany(shortNote(comment));
  if (meaning) return ({ name }) => (name.startsWith(meaning.code) && hasLibraryCode(name) ? comment : "");
  const works = new Set(clips.map(({ name }) => name.replace(PIECE, "")));
  const note = works.size > 1 && peopleInNote(comment)?.writers.length ? "" : comment;
  return () => note;
}
