import { expect, test } from "vitest";
import { isOldTable, tellsOfSales } from "./other-tables.ts";

test.each([
  "tracks_old",
  "copy of tracks",
  "Rives archive",
  "Vorlage",
  "tracks_obsole\u0301te",
  "tracks (draft)",
])("«%s» is an old table, or a form", (name) => expect(isOldTable(name)).toBe(true));

test.each(["tracks", "tracks v2", "Oldtown", "copyright", "Altstadt"])("«%s» is a table to read", (name) =>
  expect(isOldTable(name)).toBe(false),
);

test.each(["price", "Notes, Unit price", "Amount (EUR)", "Broadcast date", "Montant €"])(
  "a table with the columns «%s» tells of sales or broadcasts",
  (columns) => expect(tellsOfSales(columns)).toBe(true),
);

test.each(["", "Notes", "Priceless", "Start key", "Notes, Total time"])(
  "a table with the columns «%s» does not",
  (columns) => expect(tellsOfSales(columns)).toBe(false),
);
