import type { FrameRate } from "../../time/timecode.ts";
import type { Edit, UnreadableEdit } from "../edit.ts";

/** What the worker is asked: to read a worksheet of a workbook. */
export type WorkbookQuestion = { file: Blob; rate: FrameRate; isChosen: boolean; part: number };

/** What the worker answers: the edit, or the reason why it cannot be read, with the line concerned. */
export type WorkbookAnswer = { edit: Edit } | Pick<UnreadableEdit, "reason" | "line">;
