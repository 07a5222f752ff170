import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

/** Returns the uses of markers as Premiere Pro writes them: a marker without a length ends as it starts. */
async function read(...markers: [name: string, note: string, start: string, end?: string][]) {
  const rows = markers.map(([name, note, start, end = start]) =>
    [name, note, start, end, "Comment"].join("\t"),
  );
  const edit = await readEdit(
    [["Marker Name", "Description", "In", "Out", "Marker Type"].join("\t"), ...rows].join("\n"),
  );
  return usesOf(edit.clips).map(
    ({ name, start, end, isPoint, isEndAlone }) =>
      `${name} ${isEndAlone ? "?" : Math.floor(start / edit.countingRate.base)}\u2013${isPoint ? "?" : Math.floor(end / edit.countingRate.base)}`,
  );
}

test.each([
  "MUS out",
  "music ends",
  "fin musique",
  "Musik aus",
  "muziek uit",
  "fin de la m\u00fasica",
  "MX - OUT",
])(
  "a marker \u00ab%s\u00bb closes the music that runs, in spite of its note and of markers between",
  async (name) => {
    const rows = await read(
      ["MUS Slow Rain - Ida Berg", "", "00:00:10:00"],
      ["too dark", "grade", "00:00:12:00"],
      [name, "Slow Rain fades", "00:00:40:00"],
      ["MUS Echo", "", "00:01:00:00", "00:01:20:00"],
    );
    expect(rows).toEqual(["MUS Slow Rain - Ida Berg 10\u201340", "MUS Echo 60\u201380"]);
  },
);

test("a marker with the title alone closes the row that has a person behind it", async () => {
  const rows = await read(
    ["MUS Slow Rain - Ida Berg", "", "00:00:10:00"],
    ["MUS Delta (piano)", "", "00:00:20:00"],
    ["MUS Slow Rain out", "", "00:00:40:00"],
    ["Delta out", "", "00:00:50:00"],
  );
  expect(rows.slice(0, 1)).toEqual(["MUS Slow Rain - Ida Berg 10\u201340"]);
});

test("music that nothing closes, and an end of music that none runs, are asked for", async () => {
  const rows = await read(
    ["MUS Echo", "", "00:00:05:00", "00:00:10:00"],
    ["MUS out", "", "00:00:20:00"],
    ["MUS Delta", "", "00:01:00:00"],
  );
  expect(rows).toEqual(["MUS Echo 5\u201310", "MUS ?? ?\u201320", "MUS Delta 60\u2013?"]);
});
