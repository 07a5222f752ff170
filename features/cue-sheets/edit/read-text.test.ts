import { expect, test } from "vitest";
import { RATES } from "../time/timecode.ts";
import { readEdit, textsOfFile } from "./read-edit.ts";

test("a Pro Tools session yields clips with one name for left and right, muted ones as off, and fades as part of their clips", async () => {
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
  expect(
    edit.clips.map(({ name, channel, start, end, isOff }) => [name, channel, start, end, isOff]),
  ).toEqual([
    ["SIL201_03 Delta", "MX 1 1", 90_250, 91_025, undefined],
    ["SIL201_03 Delta", "MX 1 2", 90_250, 91_000, undefined],
    ["Old cue", "MX 1 1", 91_500, 91_750, true],
  ]);
});

test.each([
  ["Nom du clip;Début;Fin\n«Delta»;00:00:10:00;00:00:20:00", 250, 500],
  ['title,start,duration\n"Delta, suite",10,10', 250, 500],
  ["Clip Name\tIn\tOut\tTrack\nDelta\t0:10\t0:20.0\tMX", 250, 500],
  ["Description,Marker Name,In,Out\nopening,Delta,00:00:10:00,00:00:20:00", 250, 500],
  ["name,in,out\nDelta,00:00:10.520,00:00:20.020", 263, 501],
  ["name,in,out\nDelta,00:00:10:520,00:00:20:020", 263, 501],
])("the table %j is read", async (text, start, end) => {
  expect((await readEdit(text)).clips).toMatchObject([{ start, end }]);
});

test("the times of a table restrict its rate", async () => {
  const table = (start: string, end: string) =>
    readEdit(`Marker Name\tDescription\tIn\tOut\nDelta\tgénérique\t${start}\t${end}`);
  expect(await table("01;00;10;00", "01;00;40;00")).toMatchObject({
    rate: null,
    rates: ["29.97 DF", "59.94 DF"],
    countingRate: RATES["29.97 DF"],
    clips: [{ name: "Delta", start: 108_192, end: 109_092 }],
  });
  expect(await table("01:00:10:28", "01:00:40:00")).toMatchObject({
    rate: null,
    countingRate: RATES["29.97"],
    clips: [{ start: 108_328, end: 109_200 }],
  });
});

test("a table whose times are all unreadable is refused with its first line", async () => {
  await expect(readEdit("name,in,out\nDelta,13|3,20|1")).rejects.toMatchObject({
    reason: "times",
    line: { line: 2, text: "Delta 13|3 20|1" },
  });
});

test("rows of a table that are not clips are reported with their line numbers", async () => {
  const edit = await readEdit("name,in,out\nA,0,10\nB,later,20\nC,30,20\n");
  expect(edit.skipped).toEqual([
    { line: 3, text: "B later 20" },
    { line: 4, text: "C 30 20" },
  ]);
});

test("text files are decoded by their code pages", async () => {
  const read = async (bytes: number[]) => (await textsOfFile(new Blob([new Uint8Array(bytes)])))[0].text;
  expect(await read([0xc3, 0xa9])).toBe("é");
  expect(await read([0xe9])).toBe("é");
  expect(await read([0xff, 0xfe, 0xe9, 0])).toBe("é");
});

test.each([
  ["Mac Roman", [0x83, 0x70, 0x69], "Épi"],
  [
    "Mac Roman",
    [0x53, 0x8e, 0x76, 0x20, 0x64, 0xd5, 0x68, 0x20, 0x63, 0x68, 0xcf, 0x75, 0x72],
    "Sév d’h chœur",
  ],
  ["Mac Roman, recognised by a letter that Windows lacks", [0x8f, 0x72, 0x65], "ère"],
  ["Windows", [0xc9, 0x70, 0x69, 0x20, 0x64, 0x92, 0xe9, 0x74, 0xe9], "Épi d’été"],
  ["Windows", [0x9c, 0x75, 0x66, 0x73, 0x20, 0x64, 0x92, 0x6f, 0x69, 0x65], "œufs d’oie"],
])("a text in %s keeps its accents", async (_, bytes, text) => {
  const [likeliest] = await textsOfFile(new Blob([new Uint8Array(bytes)]));
  expect(likeliest.text).toBe(text);
});

test("a stored mail is read as people see it: by its subject and its rows, struck ones as off", async () => {
  const head =
    "From: a@prod.fr\nSubject: =?utf-8?Q?=C3=89pisode_2?=\nMessage-ID: <1@prod.fr>\nMIME-Version: 1.0";
  const read = async (...lines: string[]) => {
    const [{ text }, ...others] = await textsOfFile(new Blob([[head, ...lines].join("\n")]));
    expect(others).toEqual([]);
    const { title, clips } = await readEdit(text);
    return [title, ...clips.map(({ name, start, end, isOff }) => [name, start, end, isOff ?? false])];
  };
  const rows = [
    ["Été à Séville", 250, 1_000, false],
    ["Braises", 1_750, 2_000, true],
  ];
  const coded = "Content-Transfer-Encoding: quoted-printable";
  expect(
    await read(
      "Content-Type: text/plain; charset=utf-8",
      ...[coded, "", "Bonjour L=C3=A9a,", "- 00:10-00:40 =C2=AB=C3=89t=C3=A9 =C3=A0 S=\n=C3=A9ville=C2=BB"],
      "- ~~01:10-01:20 =C2=ABBraises=C2=BB~~",
    ),
  ).toEqual(["Épisode 2", ...rows]);
  expect(
    await read(
      ...["Content-Type: text/html; charset=utf-8", coded, "", "<table><tr><th>Titre<th>D&eacute;but<th>Fin"],
      "<tr><td>&Eacute;t&eacute; =C3=A0 S=C3=A9ville<td>00:00:10:00<td>00:00:40:00",
      "<tr><td><s>Braises</s><td><s>00:01:10:00</s><td><s>00:01:20:00</s></table>",
    ),
  ).toEqual(["Épisode 2", ...rows]);
});

test("an edit that is attached to a mail is read if its text is no list", async () => {
  const read = async (text: string) => {
    const attached = Buffer.from("Titre;D\u00e9but;Fin\n\u00c9t\u00e9;00:10;00:40").toString("base64");
    const [file] = await textsOfFile(
      new Blob([
        "From: a@prod.fr\nSubject: Liste\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=A\n\n--A\n\n",
        `${text}\n--A\nContent-Type: image/png; name=logo.png\n\n0:10-0:20\n--A\nContent-Type: text/csv; name=liste.csv\n`,
        `Content-Disposition: attachment; filename=liste.csv\nContent-Transfer-Encoding: base64\n\n${attached}\n--A--\n`,
      ]),
    );
    return (await readEdit(file.text)).clips.map(({ name }) => name);
  };
  expect(await read("Voir la pi\u00e8ce jointe")).toEqual(["\u00c9t\u00e9"]);
  expect(await read("Diffusion lundi \u00e0 20:15, voir la pi\u00e8ce jointe")).toEqual(["\u00c9t\u00e9"]);
  expect(await read("Voil\u00e0\n\nLe 3 mai \u00e0 10:12, Ana :\n> 0:10-0:40 Delta")).toEqual([
    "\u00c9t\u00e9",
  ]);
  const notice = "Voil\u00e0\n--A\nContent-Type: text/plain; name=avis.txt\n";
  expect(await read(`${notice}Content-Disposition: attachment; filename=avis.txt\n\nConfidentiel`)).toEqual([
    "\u00c9t\u00e9",
  ]);
  expect(await read("0:10-0:20 Delta")).toEqual(["Delta"]);
});
