import { expect, test } from "vitest";
import { readEdit, textOfFile } from "./read-edit.ts";
import { RATES } from "./timecode.ts";

test("a Pro Tools session gives its clips, left and right by one name, without what is muted or a fade", async () => {
  const edit = await readEdit(
    [
      "SESSION NAME:\tMekong mix",
      "TIMECODE FORMAT:\t25 Frame",
      "",
      "TRACK NAME:\tMX 1 (Stereo)",
      "CHANNEL \tEVENT   \tCLIP NAME                     \tSTART TIME   \tEND TIME     \tDURATION     \tSTATE",
      "1       \t1       \tSIL201_03 Delta.L             \t01:00:10:00  \t01:00:40:00  \t00:00:30:00  \tUnmuted",
      "2       \t1       \tSIL201_03 Delta.R             \t01:00:10:00  \t01:00:40:00  \t00:00:30:00  \tUnmuted",
      "1       \t2       \t(fade out)                    \t01:00:40:00  \t01:00:41:00  \t00:00:01:00  \tUnmuted",
      "1       \t3       \tOld cue                       \t01:01:00:00  \t01:01:10:00  \t00:00:10:00  \tMuted",
    ].join("\n"),
  );
  expect(edit).toMatchObject({ format: "protools", title: "Mekong mix", rate: RATES["25"] });
  expect(edit.clips.map(({ name, channel, start, end }) => [name, channel, start, end])).toEqual([
    ["SIL201_03 Delta", "MX 1 1", 90_250, 91_000],
    ["SIL201_03 Delta", "MX 1 2", 90_250, 91_000],
  ]);
});

test.each([
  ["Nom du clip;Début;Fin\n«Delta»;00:00:10:00;00:00:20:00", 250, 500],
  ['title,start,duration\n"Delta, suite",10,10', 250, 500],
  ["Clip Name\tIn\tOut\tTrack\nDelta\t0:10\t0:20.0\tMX", 250, 500],
])("the table %j is read", async (text, start, end) => {
  expect((await readEdit(text)).clips).toMatchObject([{ start, end }]);
});

test("lines of a table that make no clip are told by their number", async () => {
  const edit = await readEdit("name,in,out\nA,0,10\nB,later,20\nC,30,20\n");
  expect(edit.skipped).toEqual([
    { line: 3, text: "B later 20" },
    { line: 4, text: "C 30 20" },
  ]);
});

test("text files of editors are read in the code pages they come in", async () => {
  const read = (bytes: number[]) => textOfFile(new Blob([new Uint8Array(bytes)]));
  expect(await read([0xc3, 0xa9])).toBe("é");
  expect(await read([0xe9])).toBe("é");
  expect(await read([0xff, 0xfe, 0xe9, 0])).toBe("é");
});
