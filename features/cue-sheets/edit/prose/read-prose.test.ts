import { expect, test } from "vitest";
import { cueOfUse } from "../cues-of-edit.ts";
import { usesOf } from "../join-clips.ts";
import { readEdit } from "../read-edit.ts";
import { usesAsRead } from "../uses-as-read.ts";

const MAIL = `From: Jo Lind <jo@cutting.example>
Subject: RE: cues for "Salt Roads" (12')

Hi Ana,
I am free from 14:00 to 15:30 on 3 March, call me on 020 7946 0000.

1. 0:00-0:32 \u201cHarbour Wall\u201d, no drums, opening
2) from 1:05 to 1:40: Tin Whistle (instrumental) by Mo Kerr
3. starts 2:40, 45 secs, Harbour Wall again, 30 s version this time
- 4:00 - 4:30 interview with the pilot (no music, wind only)
- 5:00 to 5:20 "Interview with a Gull", under the captain's interview
- 6:00-6:30 "Grey Seal" -> we dropped it in the end
- 8:10 until the end: Low Water

We cut at 24 fps. Total running time 12:00.

> On 2 March at 10:15 Ana wrote:
> 0:10 to 0:20 please send "Other Thing"
`;

test("a list in an English mail is read, and lines that are not rows are reported", async () => {
  const { heard, off, edit } = await usesAsRead(MAIL);
  expect([heard, off]).toEqual([
    [
      "Harbour Wall (no drums) 00:00:00:00\u201300:00:32:00",
      "Tin Whistle (instrumental) 00:01:05:00\u201300:01:40:00",
      "Harbour Wall (30 s) 00:02:40:00\u201300:03:25:00",
      "Interview with a Gull 00:05:00:00\u201300:05:20:00",
      "Low Water 00:08:10:00\u201300:12:00:00",
    ],
    ["interview with the pilot 00:04:00:00\u201300:04:30:00", "Grey Seal 00:06:00:00\u201300:06:30:00"],
  ]);
  expect(edit).toMatchObject({ format: "text", rates: ["24"], title: 'cues for "Salt Roads" (12\')' });
  expect(edit.skipped.map(({ line }) => line)).toEqual([1, 2, 4, 5, 15, 17, 18]);
});

test.each([
  ["de 0'00 \u00e0 0'32 : \u00ab\u00a0Sel gris\u00a0\u00bb (g\u00e9n\u00e9rique)", "Sel gris", 0, 32],
  ["2'15 \u2192 3'05 : Soir de juin (instrumental) de Luce Arnal", "Soir de juin (instrumental)", 135, 185],
  ["\u00e0 partir de 7'40, pendant 45 secondes, \u00ab Sel gris \u00bb", "Sel gris", 460, 505],
  ["- 18'30 / 19'45 \u00ab Sel gris \u00bb, album QRS 0277, piste 3", "Sel gris", 1110, 1185],
  ["\u2022 2 min 15 \u00e0 2 min 40 Sel gris, version courte", "Sel gris (courte)", 135, 160],
  ["1h02'10 - 1h02'40 Sel gris", "Sel gris", 3730, 3760],
  ["01:02:10 - 01:02:40 : Sel gris", "Sel gris", 3730, 3760],
  ["\u00ab Sel gris \u00bb de 0'10 \u00e0 0'20", "Sel gris", 10, 20],
  ["Sel gris : 0:10 \u00e0 0:20", "Sel gris", 10, 20],
  ["0:10 (10 s) Sel gris", "Sel gris", 10, 20],
  ["0:10, 30 secondes, Sel gris", "Sel gris", 10, 40],
  ["at 0:10 for 1:05: Sel gris", "Sel gris", 10, 75],
  ["TC in 0:10 - TC out 0:20 - Sel gris - Sans voix", "Sel gris (Sans voix)", 10, 20],
  ["0:10 > 0:20 Mistral, acte II", "Mistral, acte II", 10, 20],
  ["0:10-0:20 Stand By Me", "Stand By Me", 10, 20],
  ["0:10-0:20 Tin Whistle by Mo Kerr", "Tin Whistle", 10, 20],
  ["0:10-0:20 Marche par Tous Temps", "Marche par Tous Temps", 10, 20],
  ["0:10-0:20 Music by Night, no. 2", "Music by Night, no. 2", 10, 20],
  ["0:10-0:20 Then She Ran", "Then She Ran", 10, 20],
  ["0:10-0:20 Encore Toi", "Encore Toi", 10, 20],
  ["12:00-12:30 \u00ab Sel gris \u00bb", "Sel gris", 720, 750],
  ["0:10-0:20 \u00ab Ambiance bleue \u00bb", "Ambiance bleue", 10, 20],
  ['0:10 - final (0:50)  "Sal y viento", cr\u00e9ditos', "Sal y viento", 10, 50],
  ["0:10 jusqu'\u00e0 la fin (0:50) : Sel gris", "Sel gris", 10, 50],
  ["0:50 jusqu'\u00e0 la fin (0:40) : Sel gris", "Sel gris", 50, 90],
  ["0:10 bis Ende (0:50): Salz", "Salz", 10, 50],
  ["0:10-0:20 Final Countdown", "Final Countdown", 10, 20],
  ["0:10-0:20 Sel final", "Sel final", 10, 20],
])("«%s» is read as a row", async (line, name, start, end) => {
  const { edit } = await usesAsRead(line);
  expect(edit.clips.map((clip) => [clip.name, clip.start / 25, clip.end / 25])).toEqual([[name, start, end]]);
});

test.each([
  "0:10-0:20 \u00ab Sel gris \u00bb, coup\u00e9e \u00e0 la fin",
  "0:10-0:20 \u00ab Sel gris \u00bb, voix supprim\u00e9es",
  "0:10-0:20 \u00ab Removed \u00bb",
  "0:10-0:20 \u00ab On l'a enlev\u00e9 \u00bb",
])("«%s» is not listed as off", async (line) => {
  const { heard, off } = await usesAsRead(line);
  expect([heard.length, off]).toEqual([1, []]);
});

test.each([
  "0:10-0:20 \u00ab Sel gris \u00bb -> finalement on l\u2019a enlev\u00e9e",
  "0:10-0:20 Sel gris (retir\u00e9e)",
  "0:10-0:20 Sel gris, annul\u00e9",
  "0:10-0:20 \u201cSel gris\u201d \u2013 was cut",
  "0:10-0:20 \u201cSel gris\u201d, cut from the show",
  "0:30-0:40 no music here",
])("«%s» is listed as off", async (line) => {
  const { heard, off } = await usesAsRead(line);
  expect([heard, off.length]).toEqual([[], 1]);
});

test.each([
  "R\u00e9union de 10:15 \u00e0 11:00 avec Ana",
  "Je suis joignable de 14:00 \u00e0 15:30",
  "Le 3 f\u00e9vrier \u00e0 10:15, Musique a \u00e9crit :",
  "06 12 34 56 78",
  "the shoot is from 10:15 to 11:00 at the harbour",
  "lunch 12:30 - 13:30",
  "08:00 - 09:30 Maquillage\n09:30 - 10:45 Plateau",
  "1. 10:00-10:15 Welcome",
  "Le train part de 10:05 \u00e0 12:10",
  "2024-05-01 10:00:00 - 10:05:00 INFO started",
  "Jn 3:16-3:21",
  "00:00:01,000 --> 00:00:04,000",
])("«%s» is not read as a row", async (line) => {
  await expect(usesAsRead(line)).rejects.toThrow();
});

test("music to the end of a programme of unknown length waits for its end", async () => {
  const { edit } = await usesAsRead("24'50 jusqu'\u00e0 la fin : Sel gris");
  expect(edit.clips).toMatchObject([{ name: "Sel gris", start: 1490 * 25, isPoint: true }]);
});

test.each([
  '24:50 - final "Sal y viento"',
  "24:50 hasta el final: Sal y viento",
  '24:50 bis zum Ende: "Sal y viento"',
])("«%s» waits for its end", async (line) => {
  const { edit } = await usesAsRead(line);
  expect(edit.clips).toMatchObject([{ name: "Sal y viento", start: 1490 * 25, isPoint: true }]);
});

test("the subject of a Spanish mail is its title", async () => {
  const { edit } = await usesAsRead("Para: Ana\nAsunto: RE: m\u00fasicas SALINAS\n\n0:10-0:20 Sel gris");
  expect(edit.title).toBe("m\u00fasicas SALINAS");
});

test("a row with «encore» before the title of another row has that title", async () => {
  const { edit } = await usesAsRead("0:10-0:20 Ondine\n0:30-0:40 encore Ondine");
  expect(edit.clips.map(({ name }) => name)).toEqual(["Ondine", "Ondine"]);
});

test.each(["total", "25", ""])("a text with «%s» before many blanks is read fast", async (word) => {
  const blanks = (word === "" ? "\n" : " ").repeat(150_000);
  expect((await usesAsRead(`0:10-0:20 Sel gris\n${word}${blanks}x`)).heard).toHaveLength(1);
});

const QUOTED = `Fin de Midnight Bazaar tr\u00e8s vite. Tom
dispo \u00e0 partir de 9h30

Le 12 mars 2025 \u00e0 11:05, Camille a \u00e9crit :
> cette liste annule celle de f\u00e9vrier. Dur\u00e9e du film 26'12.
>
> - 0'00 \u00e0 0'34 : Saffron Roads (Yassine Amrani / Lou Ferrat 50-50, \u00e9d. Medina Tracks)
> - vers 2'10, une quarantaine de secondes : Kites Over Tangier (m\u00eames compos)
> - 5'20 > 6'05 : la dame du port qui chante. Elle dit que c'\u00e9tait une chanson de sa
> grand-m\u00e8re, on n'a pas le titre
> - 8'00 Copper Sun : finalement on a mis Dust & Gold \u00e0 la place, de 8'00 \u00e0 8'47
> - 15'30 > ? : Midnight Bazaar (Amrani seul, Medina). Tu me donnes la fin ?
> - 20'40 la corne du ferry (c'est pas une musique hein)
> - 21'10 Tin Whistle
> - 25'30 jusqu'au bout : Saffron Roads, version outro
>
>> Le 20 f\u00e9vrier 2025, Tom a \u00e9crit :
>> Saffron Roads 0'00-0'40
>> Red Dust 3'00-3'30
`;

test("a list in quoted lines is read, not the older list below it", async () => {
  const { edit } = await usesAsRead(QUOTED);
  expect(
    edit.clips.map(({ name, start, end, isPoint }) => [name, start / 25, isPoint ? null : end / 25]),
  ).toEqual([
    ["Saffron Roads", 0, 34],
    ["Kites Over Tangier", 130, null],
    ["?? la dame du port qui chante", 320, 365],
    ["Dust & Gold", 480, 527],
    ["Midnight Bazaar", 930, null],
    ["Tin Whistle", 1270, null],
    ["Saffron Roads (version outro)", 1530, 1572],
  ]);
  expect(edit.clips[0]).toMatchObject({
    writers: [
      { name: "Yassine Amrani", share: 50 },
      { name: "Lou Ferrat", share: 50 },
    ],
    publishers: [{ name: "Medina Tracks" }],
  });
  expect(edit.clips.filter(({ writers }) => writers).map(({ name }) => name)).toEqual([
    "Saffron Roads",
    "Saffron Roads (version outro)",
  ]);
  const rows = usesOf(edit.clips).map((use) => cueOfUse(use, null));
  expect(rows[2]).toMatchObject({ title: "" });
});

test("a single row above a quoted list amends it, several rows replace it", async () => {
  const list = "> 0:00-0:34 : Sel gris\n> 1:00-1:30 : Ondine\n> 2:00-2:30 : Delta\n>> 5:00-5:30 : Red Dust";
  const namesOf = async (above: string) =>
    (await usesAsRead(`${above}\n\n${list}`)).edit.clips.map(({ name, end }) => `${name} ${end / 25}`);
  expect(await namesOf("0:00-0:31 : Sel gris")).toEqual(["Sel gris 31", "Ondine 90", "Delta 150"]);
  expect(await namesOf("0:00-0:31 : Sel gris\n1:00-1:20 : Copper")).toEqual(["Sel gris 31", "Copper 80"]);
});

test.each([
  "> - 0'00 \u00e0 0'34 : Sel gris",
  ">> 0:00-0:34 : Sel gris",
  "> > 0:00-0:34 : Sel gris",
  ">0:00-0:34 \u00ab Sel gris \u00bb",
])("the quoted line «%s» is a row", async (line) => {
  const { edit } = await usesAsRead(line);
  expect(edit.clips).toMatchObject([{ name: "Sel gris", start: 0, end: 34 * 25 }]);
});

test.each([
  "15'30 > ? : Sel gris",
  "15:30 - ?? : Sel gris",
  "de 15'30 \u00e0 ? : Sel gris",
  "15:30 to tbc: Sel gris",
  "15:30 bis ?: Sel gris",
  "desde 15:30 hasta ?: Sel gris",
  "vers 15'30, une quarantaine de secondes : Sel gris",
  "\u00e0 15'30, environ 40 secondes : Sel gris",
  "15:30, about 40 seconds: Sel gris",
  "15:30, ca. 40 Sek.: Sel gris",
  "15:30, unos 40 segundos: Sel gris",
  "15:30, quelques secondes : Sel gris",
])("«%s» waits for its end, even in a programme of known length", async (line) => {
  const { edit } = await usesAsRead(`Dur\u00e9e totale : 26'00\n${line}`);
  expect(edit.clips).toMatchObject([{ name: "Sel gris", start: 930 * 25, isPoint: true }]);
});

test.each([
  ["0:10-0:20 Copper Sun : remplac\u00e9e par Sel gris", "Sel gris"],
  ["0:10-0:20 Copper Sun, replaced by \u201cSel gris\u201d", "Sel gris"],
  ["0:10-0:20 Copper Sun - we used Sel gris instead", "Sel gris"],
  ["0:10-0:20 Copper Sun, ersetzt durch Sel gris", "Sel gris"],
  ["0:10-0:20 Copper Sun: sustituida por Sel gris", "Sel gris"],
  ["0:10-0:20 Copper Sun -> \u00e0 la place : Sel gris", "Sel gris"],
  ["0:10-0:20 Replaced by Ghosts", "Replaced by Ghosts"],
  ["0:10-0:20 Copper Sun (remplac\u00e9e par Delta ?)", "Copper Sun"],
  ["0:10-0:20 Instead of You", "Instead of You"],
  ["0:10-0:20 Copper Sun (intro replaced by strings)", "Copper Sun"],
  ["0:10-0:20 la vie qui chante", "?? la vie qui chante"],
  ["0:10-0:20 La Vie qui chante", "La Vie qui chante"],
  ["0:10-0:20 Sel gris (titre inconnu)", "?? Sel gris"],
])("«%s» is the music «%s»", async (line, name) => {
  const { heard } = await usesAsRead(line);
  expect(heard).toEqual([`${name} 00:00:10:00\u201300:00:20:00`]);
});

test.each(["8:00 the harbour again", "8:00 R\u00e9union avec Ana", "On 8:00 Copper Sun came in"])(
  "«%s» beside rows with ends is not a row",
  async (line) => {
    const { edit } = await usesAsRead(`- 0:10-0:20 Sel gris\n- 0:30-0:40 Ondine\n${line}`);
    expect(edit.clips).toHaveLength(2);
  },
);

/** Reads a line below two rows of a list; returns its use as «Title start-end» in seconds, and whether it is off. */
async function lastOf(line: string) {
  const { edit } = await usesAsRead(`- 0:00-0:05 Sel gris\n- 0:06-0:08 Ondine\n- ${line}`);
  const use = usesOf(edit.clips).at(-1);
  const end = use?.isPoint ? "?" : (use?.end ?? 0) / 25;
  return [`${use?.name} ${(use?.start ?? 0) / 25}-${end}`, use?.isOff ?? false];
}

test.each([
  ["0:10 : Delta, 1 min 12", "Delta 10-82"],
  ["0:10 : Delta (instru), 1 min", "Delta (instru) 10-70"],
  ["0:10 on entend l'accord\u00e9on (\u00ab Delta \u00bb), \u00e7a dure 25 secondes", "Delta 10-35"],
  ["0:10: Delta - lasts 25 seconds", "Delta 10-35"],
  ["0:10: Delta, dauert 25 Sekunden", "Delta 10-35"],
  ["0:10: Delta, dura 25 segundos", "Delta 10-35"],
  ["0:10: Delta (duration 0:25)", "Delta 10-35"],
  ["0:10 jusqu'au logo : Delta", "Delta 10-?"],
  ["0:10 until the logo - Delta", "Delta 10-?"],
  ["0:10 bis zum Logo: Delta", "Delta 10-?"],
  ["0:10 hasta el logo: Delta", "Delta 10-?"],
  ["0:10 fino al logo: Delta", "Delta 10-?"],
])("the length or the end in «%s» is read, or asked", async (line, use) => {
  expect(await lastOf(line)).toEqual([use, false]);
});

test.each([
  ["0:30 : finalement on a vir\u00e9 \u00ab Delta \u00bb, c'est du silence", "Delta 30-?", true],
  ["0:30-0:40 we dropped \u201cDelta\u201d", "Delta 30-40", true],
  ["0:30-0:40 abbiamo tolto \u00ab Delta \u00bb", "Delta 30-40", true],
  ["0:30-0:40 on a coup\u00e9 \u00ab Delta \u00bb \u00e0 0:35", "Delta 30-40", false],
])("«%s» is the row %j, off: %s", async (line, use, isOff) => {
  expect(await lastOf(line)).toEqual([use, isOff]);
});

test("hours and minutes in a list of a programme that starts at ten hours are no minutes and seconds", async () => {
  const { heard } = await usesAsRead(
    "- 10:00:12:00 - 10:01:05:00 Sel gris\n- 10:03:40:00 - 10:04:22:00 Ondine\n- 10:12 - 10:13 Delta",
  );
  expect(heard.at(-1)).toBe("Delta 10:12:00:00\u201310:13:00:00");
});

test("a row of a mail with words of doubt is shown as such, but not for the sign in its title", async () => {
  const { edit } = await usesAsRead(
    "- 0:00-0:05 Who Are You?\n- 0:06-0:08 Ondine (un air \u00e0 lui je crois)",
  );
  expect(edit.doubts).toEqual([
    { line: 2, name: "Ondine", text: "- 0:06-0:08 Ondine (un air \u00e0 lui je crois)" },
  ]);
});

test.each([
  ["same track, FULL version, over the fade", "Soir de juin (FULL)"],
  ["le m\u00eame morceau, sans batterie", "Soir de juin (sans batterie)"],
  ["re Soir de juin chant\u00e9e", "Soir de juin (chant\u00e9e)"],
  ["Soir de juin full mix, straight cut", "Soir de juin (full)"],
  ["Soir de juin au piano", "Soir de juin"],
  ["lo stesso brano", "Soir de juin"],
  ["derselbe Titel (Underscore)", "Soir de juin (Underscore)"],
  ["Same Old Song", "Same Old Song"],
])("«%s» below a title is «%s»", async (written, name) => {
  const { clips } = await readEdit(
    ['- 00:10 - 00:40 "Soir de juin" (bed)', `- 01:10 - 01:40 ${written}`].join("\n"),
  );
  expect(clips.map((clip) => clip.name)).toEqual(["Soir de juin (bed)", name]);
});
