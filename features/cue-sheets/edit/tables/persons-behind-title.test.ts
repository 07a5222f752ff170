import { expect, test } from "vitest";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { readEdit } from "../read-edit.ts";

/** Returns the rows of a list with their writers. */
async function peopleOf(...lines: readonly string[]) {
  const rows = lines.map((line, at) => `${at + 1}:00 - ${at + 1}:30 ${line}`);
  const { clips } = await readEdit(rows.join("\n"), RATES["25"]);
  return clips.map(({ writers = [] }) =>
    writers.map(({ name, role }) => [name, role].filter(Boolean).join(" ")).join(" / "),
  );
}
/** Returns the writers of the first row of a list whose second one names nobody. */
const peopleIn = async (line: string) => (await peopleOf(line, "\u00ab Alba \u00bb"))[0];

test.each([
  ["musique de synchro RIV 12-3 \u00ab Couloir gris \u00bb (D. Vernay), version sans percu", "D. Vernay"],
  [
    "au bar : \u00ab Dimanche \u00bb \u2013 Les Cravates (L. Pons / E. Galt), \u00e9d. Rive",
    "L. Pons / E. Galt",
  ],
  ["Virgule m\u00e9t\u00e9o (R. Saunier)", "R. Saunier"],
  ["Tapis titres   (R. Saunier), voix dessus", "R. Saunier"],
  ["G\u00e9n\u00e9rique JT (hab. cha\u00eene, comp. R. Saunier)", "R. Saunier C"],
  ['"Slow Tide" RIV 63/07 (F. Lind) \u2013 stems, strings only', "F. Lind"],
  ['"Abide" (W. H. Monck), BBC tape, behind the witness', "W. H. Monck"],
  ['"Bin Night" RIV 404-2, K Marsden', "K Marsden"],
  ["RIV 404-9 Post It (K Marsden / T Boaten) underscore", "K Marsden / T Boaten"],
  ['"Glitter" RIV_0081_03 by M. Eloise Hart', "M. Eloise Hart"],
  ['"Vive le vent" (J. Pierpoint, arr. Tom Blin) chorale', "J. Pierpoint / Tom Blin AR"],
  ['"Delta" RIV 12-3 (Ada Roux & Leo Brun), underscore', "Ada Roux / Leo Brun"],
  ["\u00ab Delta \u00bb (Ada Roux / Leo Brun / Jo Lind)", "Ada Roux / Leo Brun / Jo Lind"],
])("the row «%s» names its writers without a word for them", async (line, writers) => {
  expect(await peopleIn(line)).toBe(writers);
});

test.each([
  "Hommage (Anna Blume)",
  "Route 66 (B. Side)",
  "Mister Jones",
  '"B-52" (Reprise)',
  "Interview (J. Dupont)",
  '"Delta" (A. Dupont Interview)',
  '"Delta" (W. Coast)',
  "ITW maire (J. Dupont)",
  '"Delta" (Ada Roux)',
  '"One More Time" (Daft Punk)',
  '"Kings Cross" (Wet Leg)',
  "\u00ab Chan Chan \u00bb (Buena Vista)",
  '"Delta" (Reprise)',
  '"Delta" (radio edit)',
  '"Delta" (Grand H\u00f4tel)',
  '"Delta" (New York)',
  '"Delta" (Mister Jones)',
  '"Delta" (Salvation Army)',
  '"Delta" (Les Cravates)',
  '"Delta" (Radio Nova / France Inter)',
  '"Delta" (E Street)',
  '"Delta" (A Waltz)',
  '"Sonate" (V. Finale)',
  '"Delta" (C. Minor)',
  '"Delta" (Ada Roux ?)',
  '"Delta" (K. Marsden?)',
  '"Delta" (voir avec K. Marsden)',
  '"Delta" (ITW K. Marsden)',
  '"Delta", Ada Roux l\u2019aime',
  '"Delta" RIV 12-3 - Rive Gauche',
  '"Delta" RIV 12-3 - Lune Verte',
  '"Delta" by Volta Nimes, commercial track',
  '"Delta" by Ada Roux',
  '"Delta" (Ada Roux), disque du commerce',
  '"Delta", remplace "Alba" (K. Marsden)',
  '"Delta" instead of Alba (K. Marsden)',
  "K. Marsden \u2013 \u00ab Delta \u00bb",
])("the row «%s» names nobody", async (line) => {
  expect(await peopleIn(line)).toBe("");
});

test("a whole name behind a sign is a writer in a list that has initials there", async () => {
  expect(
    await peopleOf('"Delta" RIV 404-2, K Marsden', '"Alba" RIV 404-4 - Sol Ferrara', '"Mira" - Kings Cross'),
  ).toEqual(["K Marsden", "Sol Ferrara", ""]);
  expect(await peopleOf('"Delta" RIV 404-2, J. Young', '"Alba" RIV 404-4 - D. van der Berg')).toEqual([
    "J. Young",
    "D. van der Berg",
  ]);
  expect(await peopleOf('"Delta" RIV 404-2', '"Alba" RIV 404-4 - Sol Ferrara')).toEqual(["", ""]);
});

test.each(["(K. Marsden)", "(Leo Brun / Jo Lind)", "(comp. Leo Brun)"])(
  "a single whole name in brackets is a writer in a list that has «%s» there",
  async (brackets) => {
    expect((await peopleOf('"Delta" (Ada Roux)', `"Alba" ${brackets}`))[0]).toBe("Ada Roux");
    expect((await peopleOf('"Delta" (Ada Roux)', '"Alba" (radio edit)'))[0]).toBe("");
  },
);

test("a single whole name in brackets is a writer if the list names that person as one", async () => {
  expect((await peopleOf('"Delta" (Ada Roux)', "Alba, comp. Ada Roux"))[0]).toBe("Ada Roux");
});

test.each(["Lange Fassung", "Korte Versie", "Weather Report", "Wetter Heute", "Sport Final"])(
  "the words in «Titelmusik (%s)» are those of a version or a programme, and nobody's name",
  async (words) => {
    expect(await peopleIn(`Titelmusik (${words})`)).toBe("");
  },
);
