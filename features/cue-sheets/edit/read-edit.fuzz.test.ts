import fc from "fast-check";
import { expect, test } from "vitest";
import { UnreadableEdit } from "./edit.ts";
import { readEdit } from "./read-edit.ts";

/** Fragments of real edits, so that random inputs get far into every reader. */
const PIECES = [
  "TITLE: X\n",
  "FCM: DROP FRAME\n",
  "001 AX A C 00:00:00:00 00:00:10:00 01:00:00:00 01:00:10:00\n",
  "002 AX AA/V D 025 ",
  "01:00:00;00 ",
  "99:99:99:99 ",
  "* FROM CLIP NAME: ",
  "AUD 3 4\n",
  "M2 AX 025.0\n",
  "<xmeml>",
  "</xmeml>",
  "<sequence>",
  "</sequence>",
  "<media><audio><track>",
  "</track></audio></media>",
  "<clipitem><name>a</name><start>0</start><end>-1</end></clipitem>",
  "<transitionitem/>",
  "<clipitem><name>n</name><start>9</start><end>60</end><in>4</in><out>9</out><sequence id='n'>",
  "<enabled>FALSE</enabled>",
  "<filter><effect><name>Audio Levels</name><parameter><name>Level</name><value>0</value></parameter></effect></filter>",
  "<rate><timebase>",
  "</timebase></rate>",
  "<fcpxml>",
  "</fcpxml>",
  "<project><sequence format='r1'><spine>",
  "</spine></sequence></project>",
  "<asset-clip ref='r2' offset='1/0s' duration='9999999999999999/1s'/>",
  "<media id='m'><sequence><spine>",
  "<ref-clip ref='m' offset='-9s' start='2s' duration='30s' audioStart='-8s' audioDuration='40s'>",
  "<audition>",
  "<sync-clip duration='5s'>",
  "<audio-role-source role='music' start='1s' duration='2s'><mute/>",
  "<!DOCTYPE x [",
  "<!ENTITY a 'b'>",
  "&a;",
  "&#0;",
  "&#x110000;",
  "<![CDATA[",
  "]]>",
  "<?xml?>",
  "SESSION NAME:\ta\n",
  "TRACK NAME:\tb\n",
  "CHANNEL\tEVENT\tCLIP NAME\tSTART TIME\tEND TIME\n",
  "1\t1\ta.L\t01:00:00:00\t01:00:01:00\tUnmuted\n",
  "STATE: Solo Muted\n",
  "1\t2\tb\t12+08\t0:25.5\tMuted\n",
  "* AUDIO LEVEL AT 00:00:00:00 IS -99.00 DB\n",
  "\n- de 0'00 \u00e0 0'32 : \u00ab a \u00bb",
  "from 1:05 to the end ",
  "Total 26'00 at 25 fps",
  "name,start,end\n",
  "a,0,1\n",
  '"',
  ";",
  "\t",
  "\0",
  "\uFEFF",
  "é",
  "__proto__",
  "constructor",
  "\r",
  "9".repeat(40),
];
const anyEdit = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 20 })), {
    maxLength: 30,
  })
  .map((parts) => parts.join(""));

test("10,000 random files are read or refused with a reason, and nothing else happens", async () => {
  const outcomes = { read: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(anyEdit, async (text) => {
      try {
        const edit = await readEdit(text);
        outcomes.read += 1;
        for (const { start, end } of edit.clips) {
          expect(Number.isFinite(start) && Number.isFinite(end) && end > start && start >= 0).toBe(true);
        }
      } catch (error) {
        outcomes.refused += 1;
        expect(error).toBeInstanceOf(UnreadableEdit);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(100);
});

test.each([
  ["one line of a million digits", "1".repeat(1_000_000)],
  ["an event with 200,000 spaces", `001 AX A C${" ".repeat(200_000)}00:00:00:00`],
  ["100,000 elements that never close their tags", "<a".repeat(100_000)],
  ["a hundred thousand open elements", `<xmeml>${"<a>".repeat(100_000)}`],
  ["a comment without an end", `<!--${"-".repeat(500_000)}`],
  ["500,001 quotation marks", `name,start,end\n${'"'.repeat(500_001)}`],
])("%s is refused", async (_, text) => {
  await expect(readEdit(text)).rejects.toBeInstanceOf(UnreadableEdit);
});
