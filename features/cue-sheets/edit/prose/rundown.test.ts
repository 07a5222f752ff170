import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

async function read(...lines: string[]) {
  const edit = await readEdit(lines.join("\n"));
  const uses = usesOf(edit.clips).map(
    ({ name, start, end, isPoint }) => `${name} ${start / 25}–${isPoint ? "?" : end / 25}`,
  );
  return { uses, skipped: edit.skipped.map(({ line }) => line) };
}

test("rows of a rundown last as long as their elements, unless their music has a place of its own", async () => {
  const { uses, skipped } = await read(
    "HEURE     DUREE   ELEMENT          MUSIQUE                              REMARQUE",
    '08:00:00  0\'15    GENERIQUE        "Port de nuit" jingle',
    "08:00:15  2'00    Plateau          -",
    "08:02:15  0'05    VIRGULE          virgule KLM 12/05",
    "08:02:20  4'00    Plateau : météo  tapis météo KLM 12/06 (seulement 08:04:00 – 08:05:00)",
    '08:06:20  0\'40    FIN              "Port de nuit" - shunté à 08:06:50',
    '08:07:00  1\'00    MAGNETO          son direct, on entend "Au clair de la lune"',
    "08:08:00  1'00    Cuisine          bruits de friture, pas de musique",
  );
  expect(uses.slice(0, 4)).toEqual([
    "Port de nuit (jingle) 28800–28815",
    "virgule KLM 12/05 28935–28940",
    "tapis météo KLM 12/06 29040–29100",
    "Port de nuit 29180–29210",
  ]);
  expect(uses[4]).toContain("?");
  expect(skipped).toEqual([1, 3, 8]);
});

test.each([
  ['- "Delta" - 01:10:00:00, dura 44 secondi', 44],
  ['- "Delta" von 01:10:00:00, dauert 30 Sekunden', 30],
  ['- "Delta" de 01:10:00:00 à la fin du programme (01:10:50:00)', 50],
  ['- "Delta" 01:10:00:00 to the end of the show (01:10:20:00)', 20],
])("in «%s» the music lasts %i seconds", async (line, seconds) => {
  const edit = await readEdit(`${line}\n- "Blau" 01:00:00:00 - 01:00:10:00`);
  const [clip] = edit.clips.filter(({ name }) => name === "Delta");
  expect(clip && !clip.isPoint && (clip.end - clip.start) / edit.countingRate.base).toBe(seconds);
});
