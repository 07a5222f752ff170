import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { isNotMusic } from "../not-music.ts";
import { usesAsRead } from "../uses-as-read.ts";

const rows = (heads: string, ...codes: string[]) =>
  [
    `Titre;${heads};Début;Fin`,
    ...codes.map((code, at) => `Morceau ${at + 1};${code};0${at}:10;0${at}:40`),
  ].join("\n");

/** Returns the numbers of the rows that are off, and of those that are no music. */
async function toldOf(text: string) {
  const { edit } = await usesAsRead(text);
  const numbers = (is: (use: ReturnType<typeof usesOf>[number]) => boolean) =>
    usesOf(edit.clips).flatMap((use) => (is(use) ? Number(use.name.slice(-1)) : []));
  return [numbers(({ isOff }) => isOff === true), numbers(isNotMusic)];
}

test.each([
  ["below", `${rows("Etat", "V", "X", "V")}\n;;;\nX = abandonné, V = validé;;;`, [2], []],
  [
    "above, between the cells",
    `Légende : X = supprimé ; V = validé ; ? = à confirmer\n${rows("St", "V", "X", "?")}`,
    [2, 3],
    [],
  ],
  ["with colons", `Key: D: dropped, U: used\n${rows("State", "U", "D", "U")}`, [2], []],
  ["in German", `${rows("Status", "G", "E")}\n\nG = genutzt, E = entfällt`, [2], []],
  [
    "of kinds",
    `${rows("Type", "MUS", "JGL", "NWS", "RCL")}\n\nJGL = jingle, NWS = news (parole), RCL = réclame`,
    [],
    [3, 4],
  ],
  [
    "of kinds below a heading that says nothing",
    `${rows("K", "M", "J", "N")}\n\nM = music; J = jingle; N = news`,
    [],
    [3],
  ],
  ["of the answers to a heading", rows("Diffusé", "O", "N", "O"), [2], []],
  ["of the answers in German", rows("Gesendet", "J", "N", "J"), [2], []],
])("the codes of a legend %s tell what is off and what is no music", async (_, text, off, notMusic) => {
  expect(await toldOf(text)).toEqual([off, notMusic]);
});

test.each([
  ["of other things", `${rows("Ver", "A", "B")}\n\nA = full mix, B = instrumental`],
  ["of another column", `${rows("Acte", "I", "II")}\n\nX = abandonné`],
  ["of answers to another question", `${rows("Vocal", "O", "N")}\n\nO = oui, N = non`],
  ["of people", `${rows("Comp.", "LP", "MD")}\n\nLP = Léa Prévôt, MD = Marc Dubois`],
  ["that is missing", rows("V", "X", "O")],
])("a legend %s leaves the rows as they are", async (_, text) => {
  expect(await toldOf(text)).toEqual([[], []]);
});

test.each([
  ["Supprimé", ["", "x", ""], [2]],
  ["Dropped?", ["no", "yes", "no"], [2]],
  ["Gestrichen", ["", "", "x"], [3]],
  ["Dans le film", ["O", "N", "O"], [2]],
  ["Im Schnitt (J/N)", ["J", "N", "J"], [2]],
  ["OK", ["✓", "✗", "✓"], [2]],
  ["Cut", ["1", "2", "3"], []],
  ["Cut", ["1", "1", "1"], []],
  ["Retenu", ["x", "x", ""], []],
] as const)("the answers below «%s» tell which rows are off", async (heading, answers, off) => {
  expect(await toldOf(rows(heading, ...answers))).toEqual([off, []]);
});

test("a cross that nothing explains is asked", async () => {
  const { heard, edit } = await usesAsRead(rows("Etat", "V", "X", "V"));
  expect([heard.length, edit.doubts]).toEqual([3, [{ line: 3, name: "Morceau 2", text: "X" }]]);
});
