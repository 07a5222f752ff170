import type { Doubt } from "../edit.ts";
import { leavesDoubt, withoutTitleAsked } from "../title-unknown.ts";
import { endsInWords } from "./open-remarks.ts";
import type { ListedRow } from "./open-rows.ts";
import { leavesPeopleOpen, type PeopleColumn } from "./people-columns.ts";
import { cellAt } from "./table-columns.ts";

/**
 * Returns what the rows that are heard leave in doubt: their remarks, whom their cells of `people` may name, and what a
 * cell says in words of an end that the person enters. A remark that is the title of its row leaves none.
 */
export const doubtsOfRows = (rows: readonly ListedRow[], people: readonly PeopleColumn[]): Doubt[] =>
  rows
    .filter(({ clip }) => !clip.isOff)
    .flatMap(({ line, cells, clip, remarks, ends }) => {
      const hasLength = ends[0] === "" && clip.isPoint !== true;
      const name = withoutTitleAsked(clip.name);
      return [
        ...(clip.isPoint ? ends.filter(endsInWords) : []),
        ...people.flatMap((column) => {
          const cell = cellAt(cells, column.at);
          return leavesPeopleOpen(cell, column, clip.reference !== undefined) ? cell : [];
        }),
        ...remarks.filter((remark) => leavesDoubt(remark, hasLength)),
      ]
        .map((text) => ({ line, name, text: text.trim() }))
        .filter(({ text }) => text !== name);
    });
