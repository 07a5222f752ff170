import { expect, test } from "vitest";
import { titleIn } from "./prose-title.ts";

test.each([
  ['"Soir de juin" full, QRS 302-4', "Soir de juin", "full", "QRS 302-4"],
  ['"Soir de juin" bed QRS 305-1', "Soir de juin", "bed", "QRS 305-1"],
  ['"Soir de juin" version sans cuivres QRS 302-9', "Soir de juin", "sans cuivres", "QRS 302-9"],
  ['"Soir de juin" version piano 302-5', "Soir de juin", "version piano", ""],
  ["\u00ab Soir de juin \u00bb, toujours sans fl\u00fbte", "Soir de juin", "sans fl\u00fbte", ""],
  ['virgule "Soir de juin" sting QRS 302-12', "Soir de juin", "sting", "QRS 302-12"],
  ['tapis "Soir de juin" QRS 12/03 (Roux)', "Soir de juin", "tapis", "QRS 12/03"],
  ['"Soir de juin" jingle g\u00e9n. - comp. A. Roux', "Soir de juin", "jingle g\u00e9n.", ""],
  ['"Soir de juin" g\u00e9n. long QRS 12/02', "Soir de juin", "g\u00e9n. long", "QRS 12/02"],
  ['"Soir de juin" (main title) - A. Roux 100%', "Soir de juin", "main title", ""],
  ['"Soir de juin" (end title, 45) QRS 013/02', "Soir de juin", "end title, 45", "QRS 013/02"],
  ['"Soir de juin" (Drums & Bass only)', "Soir de juin", "Drums & Bass only", ""],
  ['"Soir de juin" (solo archi)', "Soir de juin", "solo archi", ""],
  ["\u201eSoir de juin\u201c ohne Schlagzeug", "Soir de juin", "ohne Schlagzeug", ""],
  ["Soir de juin mais la chant\u00e9e cette fois", "Soir de juin", "chant\u00e9e", ""],
  ["Soir de juin, la longue", "Soir de juin", "longue", ""],
  ["Soir de juin 30s ver, QRS 220/1", "Soir de juin 30s ver, QRS 220/1", "", "QRS 220/1"],
  ["Soir de juin (underscore) QRS 214 tk 3", "Soir de juin", "underscore", "QRS 214 tk 3"],
  // Words that say how the music is used, or who plays it.
  ['"Soir de juin", radio de la cuisine', "Soir de juin", "", ""],
  ['"Soir de juin" (titre du groupe)', "Soir de juin", "", ""],
  ['"Soir de juin" short burst', "Soir de juin", "", ""],
  ["Soir de juin, la radio", "Soir de juin", "", ""],
  ['radio "Soir de juin"', "Soir de juin", "", ""],
  ['live "Soir de juin"', "Soir de juin", "live", ""],
  ['ouverture : "Soir de juin"', "Soir de juin", "", ""],
])("%s names the title «%s», the version «%s» and the code «%s»", (line, title, version, reference) => {
  expect(titleIn(line)).toMatchObject({ title, version, reference });
});

test.each([
  ["Gran's radio: Slow Morning", "Slow Morning"],
  ["autoradio : Slow Morning", "Slow Morning"],
  ["Fernseher: Slow Morning", "Slow Morning"],
  ["radio: laut", "radio: laut"],
  ["Radio Slow Morning", "Radio Slow Morning"],
])("the title of «%s», which something in the picture plays, is «%s»", (line, title) => {
  expect(titleIn(line)?.title).toBe(title);
});
