import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { readEdit } from "../read-edit.ts";
import { titleInNote, titleWithPeople } from "./title-with-people.ts";

const told = (comment: string) => {
  const read = titleWithPeople(comment);
  return read && [read.name, ...[...read.writers, ...read.publishers].map(({ name }) => name)].join(" | ");
};

test.each([
  ['"Delta" (A. Roux / Ed. Rive) version sans batterie', "Delta (sans batterie) | A. Roux | Rive"],
  ["Delta (Ana Roux 50 / Leo Brun 50 - ed. Rive)", "Delta | Ana Roux | Leo Brun | Rive"],
  ["Delta (ohne Schlagzeug) (K: Ana Roux, V: Rive)", "Delta (ohne Schlagzeug) | Ana Roux | Rive"],
  ["Delta - comp. Ana Roux, ed. Rive", "Delta | Ana Roux | Rive"],
  ["Delta - Sel - mus. Ana Roux, testo Leo Bruni", "Delta - Sel | Ana Roux | Leo Bruni"],
  [
    "mus in + out 01:05:36:10 : Nuit (Ana Roux 2/3, L. Brun 1/3) \u00e9d. Rive",
    "Nuit | Ana Roux | L. Brun | Rive",
  ],
])("the comment «%s» has a title and people", (comment, read) => {
  expect(told(comment)).toBe(read);
});

test.each([
  "Delta",
  "Delta (Ana Roux)",
  "Delta (underscore) - Ana Roux",
  "Ana Roux (C) / Leo Brun (A)",
  "K: Ana Roux, V: Rive",
])("the comment «%s» has no title with people behind it", (comment) => {
  expect(told(comment)).toBeNull();
});

test.each([
  ["Halfway Home (Instr) - comp. Ana Roux, pub. Rive & Sons - FADE OUT UNDER DX", "Halfway Home (Instr)"],
  ["Halfway Home (Vox) same writer + lyrics by Ada Flynn", "Halfway Home (Vox)"],
  ["Mira, m\u00eame compositrice, m\u00eame \u00e9diteur", "Mira"],
  ["Kestrel 15 sec edit / QMR-118-4 / Flynn, Ada 100% PRS / Rive Ltd", "Kestrel 15 sec edit"],
  ["church choir on camera - Abide With Me (trad. / PD?) - performed live", "Abide With Me"],
  ["TBD - composer to deliver Fri", "TBD"],
  ["Fade out under DX", ""],
  ["check level", ""],
])("the note «%s» on a cue number has the title «%s»", (note, title) => {
  expect(titleInNote(note)).toBe(title);
});

test("markers of Premiere with cue numbers have the titles and the people of their notes", async () => {
  const edit = await readEdit(
    [
      "Marker Name\tDescription\tIn\tOut\tDuration\tMarker Type",
      "1M1\tKestrel (Instr) - comp. Ana Roux, pub. Rive\t01:00:00:00\t01:00:30:00\t00:00:30:00\tComment",
      "1M2\tKestrel (Vox)\t01:01:00:00\t01:01:30:00\t00:00:30:00\tComment",
      "1M3\tfade under\t01:02:00:00\t01:02:30:00\t00:00:30:00\tComment",
    ].join("\r\n"),
    RATES["25"],
  );
  const people = { writers: [{ name: "Ana Roux" }], publishers: [{ name: "Rive" }] };
  expect(edit.clips).toMatchObject([
    { name: "Kestrel (Instr)", ...people },
    { name: "Kestrel (Vox)", role: "music", ...people },
    { name: "1M3" },
  ]);
});

test("Avid's markers have the people of their comments, and so has the same piece later", async () => {
  const marker = (at: string, comment: string) => `ana\t${at}\tA5\tgreen\t${comment}\t1`;
  const edit = await readEdit(
    [
      marker("01:00:04:12", 'MUS IN  "Petite Nuit" (A. Roux / Ed. Rive) version sans batterie'),
      marker("01:00:51:03", "MUS OUT"),
      marker("01:02:15:20", 'MUS IN Petite Nuit - 60"'),
      marker("01:03:14:08", "mus out fondu"),
    ].join("\r"),
    RATES["25"],
  );
  const people = { writers: [{ name: "A. Roux" }], publishers: [{ name: "Rive" }] };
  expect(edit.clips).toMatchObject([
    { name: "Petite Nuit (sans batterie)", ...people },
    { name: 'Petite Nuit - 60"', ...people },
  ]);
});
