import { expect, test } from "vitest";
import { clockOf, readTime } from "./read-time.ts";
import { RATES, timecodeOf } from "./timecode.ts";

test.each([
  ["01:00:40:12.25", "01:00:40:12"],
  ["01:00:40:12.79", "01:00:40:13"],
  ["01:00:40.12", "01:00:40:12"],
  ["01:00:40.480", "01:00:40:12"],
  ["01:00:40,520", "01:00:40:13"],
  ["1:00:40:12", "01:00:40:12"],
  ["01;00;40;12", "01:00:40:12"],
  ["01.00.40.12", "01:00:40:12"],
  ["01:00:40:012", "01:00:40:12"],
  ["00:40", "00:00:40:00"],
  ["61:05.52", "01:01:05:13"],
  ["40.52", "00:00:40:13"],
  ["37+08", "00:00:25:00"],
  ["37+08.60", "00:00:25:01"],
  ["0'12", "00:00:12:00"],
  ["1'05''", "00:01:05:00"],
  ["53''", "00:00:53:00"],
  ['53"', "00:00:53:00"],
  ["3'30''5", "00:03:30:13"],
  ["3'30.52\"", "00:03:30:13"],
  ["1h02'10", "01:02:10:00"],
  ["1 h 02' 10''", "01:02:10:00"],
  ["1h02", "01:02:00:00"],
  ["75'", "01:15:00:00"],
  ["1\u201905\u201d", "00:01:05:00"],
  ["1\u203205\u2033", "00:01:05:00"],
  ["1\u201905\u2019\u2019", "00:01:05:00"],
  ["45s", "00:00:45:00"],
  ["55 s", "00:00:55:00"],
  ["42 Sek.", "00:00:42:00"],
  ["12,5 sec", "00:00:12:13"],
  ["0:28 min", "00:00:28:00"],
  ["2,5 Min.", "00:02:30:00"],
  ["3 min", "00:03:00:00"],
  ["1 min 10", "00:01:10:00"],
  ["1mn10", "00:01:10:00"],
  ["1m28s", "00:01:28:00"],
  ["2 minutes et 5 secondes", "00:02:05:00"],
  ["1 Minute und 20 Sekunden", "00:01:20:00"],
  ["90 segundos", "00:01:30:00"],
  ['ca. 50"', "00:00:50:00"],
  ["env. 45 s", "00:00:45:00"],
  ["environ 1'10", "00:01:10:00"],
  ["~40s", "00:00:40:00"],
])("%j reads as %s at 25", (text, code) => {
  const frames = readTime(text, RATES["25"]);
  expect(frames === null ? null : timecodeOf(frames, RATES["25"])).toBe(code);
});

test.each([
  "13|3",
  "01:00:40:25",
  "01:61:00:00",
  "01:00:40:025",
  "later",
  "1:2",
  "12+",
  "",
  "1'75",
  "1h75'10",
  "1h",
  "'",
  "''",
  "1''05'",
  "1,30 min",
  "1 min 75",
  "1m3",
  "1m28",
  "45 sept",
  "3 mai",
  "min",
  "ca. later",
])("%j is not a time at 25", (text) => expect(readTime(text, RATES["25"])).toBeNull());

test("fractions of a frame are rounded in drop-frame time code as well", () => {
  expect(readTime("00:01:00;02.80", RATES["29.97 DF"])).toBe(1_801);
});

test.each([
  [["01:00:00:00", "01:00:10:12"], "25", "25", 25],
  [["01:00:00:28"], "25", "29.97", 30],
  [["01:00:00:28"], "30", "30", 30],
  [["01:00:00:24"], "24", "25", 25],
  [["01:00:00:48"], "25", "50", 50],
  [["01:00:00:55"], "25", "59.94", 60],
  [["01:00:00;02"], "25", "29.97 DF", 30],
  [["01:00:00;02"], "59.94 DF", "59.94 DF", 60],
  [["01;00;00;45"], "25", "59.94 DF", 60],
  [["01:00:00:099", "01:00:10:012"], "25", "50", 100],
  [["01:00:00:012", "01:00:10:119"], "25", "59.94", 120],
  [["01:00:00:500", "01:00:10:020"], "25", "25", 1_000],
  [["01:00:00.500", "01:00:10.020"], "25", "25", 1_000],
  [["0:00:00.000", "0:00:02.040"], "25", "25", 1_000],
  [["0:01:00,000", "0:01:02,012"], "29.97 DF", "29.97 DF", 1_000],
  [["01:00:00:12", "01:00:10.040"], "25", "25", 25],
  [["01:00:00.12", "01:00:10.97"], "25", "25", 100],
  [["0:10", "later"], "24", "24", 24],
  [["0:01:02.5", "0:02:10.25"], "25", "25", 100],
  [["0:01:02.250", "0:02:10.25"], "25", "25", 100],
  [["0:01:02.25", "0:02:10.12"], "25", "29.97", 30],
  [["01:00:10:00", "01:00:40:12", "01:01:20:80"], "25", "25", 25],
  [["01:00:10:00", "01:00:40:12", "01:01:20:800"], "25", "25", 25],
  [["01:00:10:00", "01:00:40:62", "01:01:20:80"], "25", "50", 100],
] as const)(
  "the times %j in a sheet of %s are read at %s, with %i steps per second",
  (times, sheet, name, steps) => {
    expect(clockOf(times, { rate: RATES[sheet], isChosen: false }).clock).toEqual({
      rate: RATES[name],
      perSecond: steps,
    });
  },
);

test("frames at 100 and 120 are halved, and thousandths are fractions of a second", () => {
  expect(readTime("00:00:01:098", RATES["50"], 100)).toBe(99);
  expect(readTime("00:00:01:119", RATES["60"], 120)).toBe(120);
  expect(readTime("00:00:01:520", RATES["25"], 1_000)).toBe(38);
});

test("a frame number in a length rules rates out, but makes no rate likelier", () => {
  const sheet = { rate: RATES["29.97 DF"], isChosen: false };
  const places = ["01:00:00:00", "01:05:30:02"];
  expect(clockOf(places, sheet, { lengths: ["00:01:00:00"] }).clock.rate).toEqual(RATES["29.97 DF"]);
  expect(clockOf([...places, "00:01:00:00"], sheet).rates).not.toContain("29.97 DF");
  const high = { rate: RATES["50"], isChosen: false };
  const lengths = Array.from({ length: 40 }, (_, second) => `00:00:${second + 10}:${(second % 23) + 1}`);
  expect(clockOf(places, high, { lengths }).clock.rate).toEqual(RATES["50"]);
  expect(clockOf([...places, ...lengths], high).clock.rate).not.toEqual(RATES["50"]);
  expect(clockOf(places, high, { lengths: ["00:00:10:28"] }).rates).not.toContain("25");
});

test("thousandths leave every rate possible, and are not taken for frame numbers", () => {
  const chosen = { rate: RATES["25"], isChosen: true };
  expect(clockOf(["0:00:00.000", "0:00:02.040"], chosen)).toEqual({
    rates: ["23.976", "24", "25", "29.97", "29.97 DF", "30", "50", "59.94", "59.94 DF", "60"],
    clock: { rate: RATES["25"], perSecond: 1_000 },
  });
});
