import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

const MESSAGES = [
  ["Dev (edit)", "music for the online cut, starts at 0"],
  ["Dev (edit)", "0:00 - 0:22 Paper Lanterns"],
  ["Dev (edit)", "0:22-0:41 Night Bus (underscore)"],
  ["Priya", "who wrote Paper Lanterns"],
  ["+33 6 12 34 56 78", "1:00-1:24 Yellow Door"],
] as const;

test.each([
  ["[11/03/2026, 18:02:14] ", ": "],
  ["\u200e[11/03/2026, 18:02:14] ", ": "],
  ["[11.03.26, 18:02:14] ", ": "],
  ["[3/11/26, 6:02:14\u202fPM] ", ": "],
  ["[18:02, 11/03/2026] ", ": "],
  ["[2026-03-11 18:02] ", ": "],
  ["[11/03 18:02] ", ": "],
  ["11/03/2026, 18:02 - ", ": "],
  ["11/03/2026 \u00e0 18:02 - ", "\u00a0: "],
  ["3/11/26, 6:02 p. m. - ", ": "],
  ["11.03.26, 18:02 - ", ": "],
])("the messages of a chat are read without «%s», and no sender is music", async (stamp, sign) => {
  const lines = MESSAGES.map(([sender, text]) => `${stamp}${sender}${sign}${text}`);
  const { heard, edit } = await usesAsRead(lines.join("\n"));
  expect(heard).toEqual([
    "Paper Lanterns 00:00:00:00\u201300:00:22:00",
    "Night Bus (underscore) 00:00:22:00\u201300:00:41:00",
    "Yellow Door 00:01:00:00\u201300:01:24:00",
  ]);
  expect(edit.skipped).toEqual([
    { line: 1, text: lines[0]?.trim() },
    { line: 4, text: lines[3]?.trim() },
  ]);
});

test("a message of several lines, and one without a sender, keep the others in their places", async () => {
  const { heard } = await usesAsRead(
    [
      "11/03/2026, 18:02 - Messages and calls are end-to-end encrypted.",
      "11/03/2026, 18:03 - Dev: the list:",
      "0:00-0:22 Paper Lanterns",
      "0:22-0:41 Night Bus",
      "11/03/2026, 18:04 - Priya: thanks",
    ].join("\n"),
  );
  expect(heard).toEqual([
    "Paper Lanterns 00:00:00:00\u201300:00:22:00",
    "Night Bus 00:00:22:00\u201300:00:41:00",
  ]);
});

test("a single line with a day is no chat", async () => {
  const read = usesAsRead("11/03/2026, 18:02 - Dev: 0:00-0:22 Paper Lanterns");
  await expect(read).rejects.toMatchObject({ reason: "columns" });
});
