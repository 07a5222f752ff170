import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const HEADS = "Titre;Début;Fin;";

/** Returns the heard titles of a row with a remark, with their writers, and those that are off. */
async function rowWith(remark: string, heading = "Remarque", ...others: string[]) {
  const { edit, heard, off } = await usesAsRead(
    [`${HEADS}${heading}`, `Delta;00:10;00:40;${remark}`, ...others].join("\n"),
  );
  const writers = edit.clips.flatMap((clip) => clip.writers ?? []).map(({ name }) => name);
  const titles = (uses: readonly string[]) => uses.map((use) => use.replace(/ \d\d:.*/, ""));
  return [titles(heard), writers, titles(off), (edit.doubts ?? []).length];
}

test.each([
  ["remplacé par Braises de Léa Prévôt", "Rem.", "Braises", ["Léa Prévôt"]],
  ["ersetzt durch „Glut“ von Lea Falk", "Bem.", "Glut", ["Lea Falk"]],
  ["now “Embers” by Lea Falk", "Obs.", "Embers", ["Lea Falk"]],
  ["vervangen door Gloed van Lea Falk", "Opm.", "Gloed", ["Lea Falk"]],
  ["sustituida por Brasas", "Obs.", "Brasas", []],
  ["client didn't like it, replaced with Night Embers", "Remarks", "Night Embers", []],
  ["maintenant « Braises »", "Rem", "Braises", []],
])(
  "«%s» below «%s» puts the other music in the place of the row's own",
  async (remark, heading, title, writers) => {
    expect(await rowWith(remark, heading)).toEqual([[title], writers, ["Delta"], 0]);
  },
);

test.each([
  "replaced by the 30 s version",
  "replaced by 1M4",
  "now Final",
  "now louder",
  "Maintenant OK",
  "à remplacer par Braises ?",
  "not replaced by Braises",
  "remplacera Braises",
])("«%s» names no other music", async (remark) => {
  expect((await rowWith(remark)).slice(0, 3)).toEqual([["Delta"], [], []]);
});

test.each([
  "replaced by “Embers” at 4:20",
  "replaced by Anna's new mix",
  "composer was Léa Brun, now Paul Martin",
  "publisher: now Rive Music",
])("what «%s» means is asked", async (remark) => {
  expect(await rowWith(remark)).toEqual([["Delta"], [], [], 1]);
});

test("whether music with a row elsewhere is the replacement is asked", async () => {
  expect(await rowWith("remplacé par Braises", "Remarque", "Braises;03:10;03:40;")).toEqual([
    ["Delta", "Braises"],
    [],
    [],
    1,
  ]);
});

test.each([
  "option non retenue",
  "Option 2 - pas retenue",
  "alt – not used",
  "Alternative, nicht genommen",
  "opción no elegida",
  "opzione non scelta",
  "optie: niet gekozen",
])("a row with «%s» is off", async (remark) => {
  expect(await rowWith(remark)).toEqual([[], [], ["Delta"], 0]);
});

test("a retained option is heard, one of several is asked, and a refused licence is none of music", async () => {
  expect(await rowWith("option retenue")).toEqual([["Delta"], [], [], 0]);
  expect(await rowWith("alternative")).toEqual([["Delta"], [], [], 1]);
  expect((await rowWith("licence: not used"))[0]).toEqual(["Delta"]);
  expect(await rowWith("piste 3 non retenue")).toEqual([["Delta"], [], [], 0]);
  expect(await rowWith("piste 3")).toEqual([["Delta"], [], [], 0]);
});

test("rows below a line for music that is not used are off, up to the next line", async () => {
  const prose =
    "Retenues :\n- 00:10-00:40 Delta\n\nOptions non retenues :\n- 01:10-01:40 Sel\n\nFin :\n- 02:10-02:40 Ambre";
  expect((await usesAsRead(prose)).off).toEqual(["Sel 00:01:10:00–00:01:40:00"]);
  const note = "# Music\n00:10-00:40 Delta\n## Not used\n01:10-01:40 Sel\n## Reel 2\n02:10-02:40 Ambre";
  expect((await usesAsRead(note)).off).toEqual(["Sel 00:01:10:00–00:01:40:00"]);
  const table = `${HEADS}\nDelta;00:10;00:40\nNot used:;;\nSel;01:10;01:40\nReel 2;;\nAmbre;02:10;02:40`;
  expect((await usesAsRead(table)).off).toEqual(["Sel 00:01:10:00–00:01:40:00"]);
  const above = `${HEADS}\nDelta;00:10;00:40\nNon retenue;;\nSel;01:10;01:40`;
  expect((await usesAsRead(above)).off).toEqual([]);
});

test("a remark in brackets right below a row is about it, but not one about a part or farther off", async () => {
  const offBelow = async (remark: string) =>
    (await usesAsRead(`00:10-00:40 Delta\n${remark}\n01:10-01:40 Sel`)).off;
  expect(await offBelow("(annulé)")).toEqual(["Delta 00:00:10:00–00:00:40:00"]);
  expect(await offBelow("-> dropped")).toEqual(["Delta 00:00:10:00–00:00:40:00"]);
  expect(await offBelow("\n(annulé)")).toEqual([]);
  expect(await offBelow("(removed: vocals)")).toEqual([]);
});
