import { expect, test } from "vitest";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";

/** Reads markers, each with its time code, its track and its comment. */
async function read(...markers: [code: string, track: string, comment: string][]) {
  const lines = markers.map(([code, track, comment]) => `Ana\t${code}\t${track}\tgreen\t${comment}\t1`);
  const edit = await readEdit(lines.join("\n"));
  return usesOf(edit.clips).map(
    ({ name, start, end, isPoint }) => `${name} ${start / 25 - 3600}\u2013${isPoint ? "?" : end / 25 - 3600}`,
  );
}

test("«END OF SHOW / MUS OUT» on another track ends the music that plays", async () => {
  expect(
    await read(
      ["01:00:10:00", "A5", "MUS IN - Delta"],
      ["01:00:30:00", "A5", "MUS OUT"],
      ["01:05:00:00", "A5", "MUS IN - Blau"],
      ["01:05:20:00", "TC1", "END OF SHOW / MUS OUT"],
    ),
  ).toEqual(["Delta 10\u201330", "Blau 300\u2013320"]);
});

test("«fin Delta» ends the marker on its track that names Delta, or that Delta replaces", async () => {
  expect(
    await read(
      ["01:00:10:00", "A5", "MUS IN - Delta"],
      ["01:00:30:00", "A5", "MUS OUT"],
      ["01:01:00:00", "A5", "TEMP Desplat -> replaced by Night Ferry (bed), same place"],
      ["01:01:20:00", "A6", "fin Night Ferry"],
      ["01:01:40:00", "A5", "fin Night Ferry"],
    ),
  ).toContain("Night Ferry (bed) 60\u2013100");
});
