import type { FrameRate } from "../../time/timecode.ts";
import type { Edit, UnreadableEdit } from "../edit.ts";

/** What the worker is asked: to read an edit, as `readEdit` does. */
export type EditQuestion = { content: string | Blob; rate: FrameRate; isChosen: boolean; part: number };

/**
 * What the worker answers: the edit, the reason why it cannot be read, with the line concerned, or a fault of our own.
 */
export type EditAnswer = { edit: Edit } | Pick<UnreadableEdit, "reason" | "line"> | { fault: string };
