import type { Worksheet } from "#/contract/workbook/workbook.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { type Edit, MOST_CLIPS, type ReadWorksheet, UnreadableEdit } from "../edit.ts";
import { usesOf } from "../join-clips.ts";
import { isNotMusic } from "../not-music.ts";
import { headsOrGuess } from "../tables/heads-by-contents.ts";
import { withJoinedTimes } from "../tables/joined-times.ts";
import { readTable } from "../tables/read-table.ts";

/** Greatest number of columns to which rows are filled up. */
const MOST_COLUMNS = 200;

type Readable = { worksheet: Worksheet; edit: Edit };

/**
 * Reads the worksheet with the index `part` of those that list uses, in which the ones with music come first. Reads
 * hidden worksheets only if no other lists uses. Throws `UnreadableEdit` if none does.
 */
export function readWorksheets(worksheets: readonly Worksheet[], assumed: Assumed, part: number): Edit {
  const filled = worksheets.filter(({ records }) => records.length > 0);
  if (filled.length === 0) throw new UnreadableEdit("empty");
  const failures: UnreadableEdit[] = [];
  const readable = (isHidden: boolean): Readable[] =>
    filled
      .filter((worksheet) => worksheet.isHidden === isHidden)
      .flatMap((worksheet) => {
        try {
          return { worksheet, edit: readTable(filledUp(worksheet), assumed) };
        } catch (error) {
          if (!(error instanceof UnreadableEdit)) throw error;
          failures.push(error);
          return [];
        }
      });
  const seen = readable(false);
  const choices = withMusicFirst(seen.length > 0 ? seen : readable(true));
  const chosen = choices[part] ?? choices[0];
  if (!chosen) throw failures.find(isNearlyRead) ?? failures[0];
  const { worksheet, edit } = chosen;
  return {
    ...edit,
    title: edit.title || worksheet.name,
    parts: choices.map((one) => one.worksheet.name),
    part: choices.indexOf(chosen),
    worksheet: notesOn(worksheet, seen.length > 0 ? filled.filter(isHiddenList) : []),
  };
}

/** Fills rows up to the length of the headings, as in a CSV; a worksheet has no cells behind the last one with text. */
function filledUp({ records }: Worksheet): Worksheet["records"] {
  const width = Math.min(headCellsOf(records).length, MOST_COLUMNS);
  // As many rows as are taken of a text.
  return records.slice(0, MOST_CLIPS * 2).map((record) => {
    const missing = width - record.cells.length;
    return missing > 0 ? { ...record, cells: [...record.cells, ...Array<string>(missing).fill("")] } : record;
  });
}

const headCellsOf = (records: Worksheet["records"]) =>
  headsOrGuess(withJoinedTimes(records.map(({ cells }) => cells)))?.cells ?? [];

const isHiddenList = ({ isHidden, records }: Worksheet) => isHidden && headCellsOf(records).length > 0;

/** Whether a worksheet has the columns of a list, so that its failure says more than that of a worksheet without them. */
const isNearlyRead = ({ reason }: UnreadableEdit) => reason !== "columns";

function withMusicFirst(choices: Readable[]): Readable[] {
  if (choices.length < 2) return choices;
  const [music, others] = [true, false].map((isMusic) =>
    choices.filter(({ edit }) => usesOf(edit.clips).some((use) => !isNotMusic(use)) === isMusic),
  ) as [Readable[], Readable[]];
  return [...music, ...others];
}

function notesOn(
  { name, records, hiddenRows, hiddenColumns, uncounted }: Worksheet,
  hiddenLists: readonly Worksheet[],
): ReadWorksheet {
  const hidden = headCellsOf(records).filter((head, place) => hiddenColumns.has(place) && head.trim() !== "");
  const hiddenWorksheets = hiddenLists.map((one) => one.name);
  return { name, hiddenWorksheets, hiddenRows, hiddenColumns: hidden, uncounted };
}
