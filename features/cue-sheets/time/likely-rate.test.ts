import { expect, test } from "vitest";
import { usesOf } from "../edit/join-clips.ts";
import { readEdit } from "../edit/read-edit.ts";
import { nameOfRate, RATES } from "./timecode.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** Makes an EDL of events ten seconds apart with these frame numbers; `mark` precedes the frames. */
const listOf = (fcm: string | null, frames: readonly (readonly [number, number])[], mark = ":") =>
  [
    "TITLE: ESSAI",
    ...(fcm ? [`FCM: ${fcm}`] : []),
    ...frames.flatMap(([from, to], index) => {
      const time = `01:${two(Math.floor(index / 6))}:${(index % 6) * 10 + 2}`.replace(/:(\d)$/, ":0$1");
      const until = time.replace(/\d$/, "4");
      return [
        `${String(index + 1).padStart(3, "0")}  AX  AA  C  00:00:00:00 00:00:02:00 ${time}${mark}${two(from)} ${until}${mark}${two(to)}`,
        `* FROM CLIP NAME: Titre ${index}.wav`,
      ];
    }),
  ].join("\n");
const ratesIn = async (text: string, sheet: keyof typeof RATES = "25") => {
  const { rate, rates, countingRate } = await readEdit(text, RATES[sheet]);
  return { known: rate && nameOfRate(rate), rates, countingRate: nameOfRate(countingRate) };
};

const NON_DROP = ["23.976", "24", "25", "29.97", "30", "50", "59.94", "60"];

test.each([
  ["NON-DROP FRAME", 23, NON_DROP],
  ["NON-DROP FRAME", 24, NON_DROP.slice(2)],
  ["NON-DROP FRAME", 25, NON_DROP.slice(3)],
  ["NON-DROP FRAME", 29, NON_DROP.slice(3)],
  ["NON-DROP FRAME", 30, NON_DROP.slice(5)],
  ["NON-DROP FRAME", 49, NON_DROP.slice(5)],
  ["NON-DROP FRAME", 50, NON_DROP.slice(6)],
  ["NON-DROP FRAME", 59, NON_DROP.slice(6)],
  ["DROP FRAME", 12, ["29.97 DF", "59.94 DF"]],
  ["DROP FRAME", 29, ["29.97 DF", "59.94 DF"]],
] as const)(
  "a list that states %s and has %i as its highest frame allows %j, and none is certain",
  async (fcm, largest, rates) => {
    const found = await ratesIn(listOf(fcm, [[largest, 0]]));
    expect(found).toMatchObject({ known: null, rates });
    expect(rates).toContain(found.countingRate);
  },
);

test("the only possible rate is certain: drop-frame beyond frame 29", async () => {
  expect(await ratesIn(listOf("DROP FRAME", [[30, 12]]))).toEqual({
    known: "59.94 DF",
    rates: ["59.94 DF"],
    countingRate: "59.94 DF",
  });
});

test("semicolons mean drop-frame; without them all ten rates are possible, and a skipped label excludes drop-frame", async () => {
  expect((await ratesIn(listOf(null, [[12, 3]], ";"))).rates).toEqual(["29.97 DF", "59.94 DF"]);
  expect((await ratesIn(listOf(null, [[12, 3]]))).rates).toHaveLength(10);
  const skipped = "001  AX  AA  C  00:00:00:00 00:00:02:00 01:01:00:00 01:01:20:12";
  expect((await ratesIn(skipped)).rates).toEqual(NON_DROP);
});

test.each([
  ["the sheet's own, if few frames speak against it", "24", 4, 23, "24"],
  ["the sheet's own, if few frames speak against it", "25", 4, 23, "25"],
  ["the one that fits the spread of frames, in a long list", "25", 200, 24, "23.976"],
  ["the one that fits the spread of frames, in a long list", "60", 40, 25, "25"],
  ["American television's, past frame 24", "25", 40, 29, "29.97"],
  ["the one that fits the spread of frames, in a long list", "25", 90, 50, "50"],
] as const)(
  "the likeliest is %s: a sheet at %s, %i events with frames below %i",
  async (_, sheet, count, base, countingRate) => {
    const frames = Array.from(
      { length: count },
      (_event, index) => [index % base, (index * 7 + 3) % base] as const,
    );
    expect(await ratesIn(listOf("NON-DROP FRAME", frames), sheet)).toMatchObject({
      known: null,
      countingRate,
    });
  },
);

test("the person's choice counts whatever is likelier, unless the times exclude it", async () => {
  const frames = Array.from({ length: 200 }, (_event, index) => [index % 24, 3] as const);
  const list = listOf("NON-DROP FRAME", frames);
  expect((await readEdit(list, RATES["60"], true)).countingRate).toBe(RATES["60"]);
  expect((await readEdit(listOf("NON-DROP FRAME", [[28, 3]]), RATES["24"], true)).countingRate).toBe(
    RATES["29.97"],
  );
});

test("time codes are kept as written, also for joined pieces, unless a fade or a delay moves them", async () => {
  const event = (number: string, kind: string, times: string, name: string) =>
    `${number}  AX  A  ${kind}  00:00:00:00 00:00:10:00 ${times}\n* FROM CLIP NAME: ${name}`;
  const edit = await readEdit(
    [
      "TITLE: US\nFCM: DROP FRAME",
      event("001", "C", "01;00;10;00 01;00;20;00", "Delta.wav"),
      event("002", "C", "01;00;20;00 01;01;00;00", "Delta.wav"),
      event("003", "C", "01:02:00.00 01:02:10.00", "Archipel.wav"),
      "SPLIT:    AUDIO DELAY=  00:00:02:00",
    ].join("\n"),
  );
  expect(usesOf(edit.clips).map(({ name, startCode, endCode }) => [name, startCode, endCode])).toEqual([
    ["Delta.wav", "01;00;10;00", "01;01;00;00"],
    ["Archipel.wav", undefined, "01:02:10.00"],
  ]);
});

test("a rate at which a sound would start after its end is excluded", async () => {
  const list = (delay: string) =>
    `TITLE: T\nFCM: NON-DROP FRAME\n001  R1  A  C  00:00:00:00 00:00:00:09 00:00:05:21 00:00:06:00\nSPLIT:    AUDIO DELAY=  00:00:00:${delay}\n* FROM CLIP NAME: A`;
  expect((await ratesIn(list("03"))).rates).toEqual(NON_DROP.slice(2));
  expect((await ratesIn(list("07"))).rates).toEqual(NON_DROP.slice(3));
  expect((await ratesIn(list("29"))).rates).toEqual(NON_DROP.slice(6));
});

/** Makes an EDL of ten-second clips, each with its speed and the seconds of its source that it plays. */
const speeds = (...clips: readonly (readonly [speed: string, seconds: number])[]) =>
  [
    "TITLE: ESSAI\nFCM: NON-DROP FRAME",
    ...clips.map(
      ([speed, seconds], index) =>
        `00${index + 1}  AX  A  C  00:00:00:00 00:00:${two(seconds)}:00 01:0${index}:10:00 01:0${index}:20:00\nM2   AX       ${speed}                00:00:00:00\n* FROM CLIP NAME: Titre`,
    ),
  ].join("\n");

test.each([
  [[["048.0", 20]], ["23.976", "24"]],
  [[["012.0", 5]], ["23.976", "24"]],
  [[["-047.952", 20]], ["23.976", "24"]],
  [[["050.0", 20]], ["25"]],
  [[["060.0", 20]], ["29.97", "30"]],
  // Contradictory speeds, a speed of zero, and a clip that is too short to conclude anything.
  [
    [
      ["048.0", 20],
      ["050.0", 20],
    ],
    NON_DROP,
  ],
  [[["000.0", 20]], NON_DROP],
  [[["024.0", 1]], NON_DROP],
] as const)("clips with speeds and seconds %j leave the rates %j", async (clips, rates) => {
  expect((await ratesIn(speeds(...clips))).rates).toEqual(rates);
});
