import { fold } from "#/contract/fold.ts";
import type { Doubt } from "../edit.ts";
import { leavesDoubt, withoutTitleAsked } from "../title-unknown.ts";
import { endsInWords } from "./open-remarks.ts";
import type { ListedRow } from "./open-rows.ts";
import { leavesPeopleOpen, type PeopleColumn } from "./people-columns.ts";
import { replacementTold } from "./replacement-told.ts";
import { keyOfRow } from "./same-rows.ts";
import { cellAt } from "./table-columns.ts";

/** The number of a row in a remark: «ersatt av nr 9», whatever the language. */
const NUMBER_OF_ROW =
  /(?<![\p{L}\d])(?:n\u00b0|n\u00ba|nr|no|n|num(?:ero)?|#|cue)[\s.\u00ba\u00b0]{0,3}((?:\d{1,2}m)?\d{1,3}[a-z]?)(?![\p{L}\d])/iu;
const LONGEST_REMARK = 200;

/**
 * Returns what the rows that are heard leave in doubt: their remarks, whom their cells of `people` may name, what a
 * cell says in words of an end that the person enters, and remarks that name another row with the same start, or music of
 * another row, which may be in its place. A remark that is the title of its row leaves none, and a cell of people that returns leaves one.
 */
export function doubtsOfRows(rows: readonly ListedRow[], people: readonly PeopleColumn[]): Doubt[] {
  const heard = new Set(rows.flatMap((row) => (row.clip.isOff ? [] : placeOf(row.number, row))));
  const namesRowHere = (remark: string, row: ListedRow) => {
    const number = NUMBER_OF_ROW.exec(remark.slice(0, LONGEST_REMARK))?.[1] ?? "";
    return number !== "" && keyOfRow(number) !== keyOfRow(row.number) && heard.has(placeOf(number, row));
  };
  const asked = new Set<string>();
  const isFirst = (cell: string) => asked.size < asked.add(fold(cell)).size;
  return rows
    .filter(({ clip }) => !clip.isOff)
    .flatMap((row) => {
      const { line, cells, clip, remarks, ends, unsure } = row;
      const hasLength = ends[0] === "" && clip.isPoint !== true;
      const name = withoutTitleAsked(clip.name);
      return [
        ...unsure,
        ...(clip.isPoint ? ends.filter(endsInWords) : []),
        ...people.flatMap((column) => {
          const cell = cellAt(cells, column.at);
          return leavesPeopleOpen(cell, column, clip.reference !== undefined) && isFirst(cell) ? cell : [];
        }),
        ...remarks.filter(
          (remark) =>
            leavesDoubt(remark, hasLength) || namesRowHere(remark, row) || replacementTold([remark]) !== null,
        ),
      ]
        .map((text) => ({ line, name, text: text.trim() }))
        .filter(({ text }) => text !== name);
    });
}

const placeOf = (number: string, { clip }: ListedRow) => `${keyOfRow(number)} ${clip.start}`;
