import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { readEdit } from "../read-edit.ts";
import { titleBeforeCode } from "./title-before-code.ts";

test.each([
  ["Petit soir, Rive RIV 12/3", "RIV 12/3", "Petit soir"],
  ["Petit soir, Rive Music, RIV 12/3, Ana Roux", "RIV 12/3", "Petit soir"],
  ["Slow Road - Fen Lane - RIV_12_3", "RIV_12_3", "Slow Road"],
  ["Slow Road, same album, RIV_12_3", "RIV_12_3", "Slow Road"],
  ["Petit soir, même disque, RIV 12/3", "RIV 12/3", "Petit soir"],
  ["Kleiner Abend, gleiches Album, RIV 12/3", "RIV 12/3", "Kleiner Abend"],
  ["Avondlied, zelfde album RIV 12/3", "RIV 12/3", "Avondlied"],
  ["Rain, Rain, RIV 12/3", "RIV 12/3", "Rain, Rain, RIV 12/3"],
  ["Petit soir, plus fort ici, RIV 12/3", "RIV 12/3", "Petit soir, plus fort ici, RIV 12/3"],
  ["Petit soir RIV 12/3", "RIV 12/3", "Petit soir RIV 12/3"],
  ["Petit soir, Rive", "", "Petit soir, Rive"],
])("the title of «%s» before the code «%s» is «%s»", (written, code, title) => {
  expect(titleBeforeCode(written, code)).toBe(title);
});

test.each([
  ["Petit soir, Rive RIV 12/3, Ana Roux / Leo Brun", ["Ana Roux", "Leo Brun"]],
  ["Petit soir, Rive, RIV 12/3, A. Roux", ["A. Roux"]],
  ["Petit soir, A. Roux, RIV 12/3", ["A. Roux"]],
  ["Petit soir, Rive RIV 12/3, Fen Lane", []],
  ["Slow Thaw by Ana Roux, RIV 12/3", ["Ana Roux"]],
  ["Petit soir par Ana Roux et Leo Brun - RIV 12/3", ["Ana Roux", "Leo Brun"]],
  ["Slow Thaw, sung by Ana Roux, RIV 12/3", []],
  ["Petit soir, Rive RIV 12/3, Ana Roux et Leo Brun aiment", []],
])("the row «%s» names %j behind its library", async (row, names) => {
  const { clips } = await readEdit(`0:10 - 0:40 ${row}\n1:00 - 1:30 Alba`, RATES["25"]);
  expect(clips.map(({ writers = [] }) => writers.map(({ name }) => name))[0]).toEqual(names);
  expect(clips[0]?.reference).toBe("RIV 12/3");
});
