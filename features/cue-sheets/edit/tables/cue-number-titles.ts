import type { NotedClip } from "./people-in-notes.ts";
import { titleInNote } from "./title-with-people.ts";

/** The number of a cue as the whole name of a row: «1M2», «1M4 SRC». */
const CUE_NUMBER = /^\d{1,2}M\d{1,3}[A-Za-z]?(?:\s(?:SRC|[Ss]ource))?$/;

/**
 * Returns clips in which those that are named by a cue number alone have the title in their notes, if there is one. The
 * number says that they are music, whatever the title: «Delta (Vox)».
 */
export const withTitlesOfNotes = (clips: readonly NotedClip[]): NotedClip[] =>
  clips.map((clip) => {
    const title = CUE_NUMBER.test(clip.name) ? titleInNote(clip.note ?? "") : "";
    return title === "" ? clip : { ...clip, name: title, role: clip.role || "music" };
  });
