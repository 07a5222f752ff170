import { expect, test } from "vitest";
import { usesAsRead } from "../uses-as-read.ts";

test.each([
  "Delta : prévu 10:00-10:30, diffusé 10:12-10:44",
  "10:00-10:30 planned / 10:12-10:44 actual “Delta”",
  "„Delta“ geplant 10:00–10:30, gesendet 10:12–10:44",
  "«Delta»: emitido 10:12-10:44 (previsto 10:00-10:30)",
  "«Delta» in onda 10:12-10:44, previsto: 10:00",
  "“Delta” 10:12-10:44 (planned: 10:00)",
])("«%s» is the use on air", async (line) => {
  const { heard } = await usesAsRead(`- ${line}\n- 21:00-21:25 «Salt»`);
  expect(heard).toEqual(["Delta 00:10:12:00–00:10:44:00", "Salt 00:21:00:00–00:21:25:00"]);
});

test("times that were only planned are the places, and such words in titles are titles", async () => {
  const { heard } = await usesAsRead(
    "«Delta» prévu 10:00-10:30\n«Planned Obsolescence» 20:00-20:30\n«Ist es wahr» 22:00-22:30",
  );
  expect(heard).toEqual([
    "Delta 00:10:00:00–00:10:30:00",
    "Planned Obsolescence 00:20:00:00–00:20:30:00",
    "Ist es wahr 00:22:00:00–00:22:30:00",
  ]);
});

test("a title that begins with such a word stands between its times and its length", async () => {
  const { heard } = await usesAsRead(
    "- 10:00-10:30 Planned Obsolescence 0:30\n- 20:00-20:30 Expected (0:30)\n- 21:00-21:25 «Salt»",
  );
  expect(heard.map((use) => use.replace(/^.* (?=\d\d:)/, ""))).toEqual([
    ...["00:10:00:00–00:10:30:00", "00:20:00:00–00:20:30:00", "00:21:00:00–00:21:25:00"],
  ]);
  const { heard: aired } = await usesAsRead(
    "- 10:00-10:30 Prévu / 10:12-10:44 Réel « Delta »\n- 21:00-21:25 «Salt»",
  );
  expect(aired[0]).toBe("Delta 00:10:12:00–00:10:44:00");
});

test("a line that states the order tells which of two places is the one on air", async () => {
  const rows = '- "Delta" 10:02-10:31 / 10:12-10:44\n- "Salt" 20:02-20:31 / 21:01-21:25';
  const aired = ["Delta 00:10:12:00–00:10:44:00", "Salt 00:21:01:00–00:21:25:00"];
  const planned = ["Delta 00:10:02:00–00:10:31:00", "Salt 00:20:02:00–00:20:31:00"];
  expect((await usesAsRead(`Music (as planned / as aired):\n${rows}`)).heard).toEqual(aired);
  expect((await usesAsRead(`Musiques (diffusé / prévu) :\n${rows}`)).heard).toEqual(planned);
  expect((await usesAsRead(`Musiques :\n${rows}`)).heard).toEqual(planned);
});
