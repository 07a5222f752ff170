import { describe, expect, it, test } from "vitest";
import { isTruncated } from "#/server/operate/import/sounds/is-truncated.ts";
import { decodeAudio } from "./decode.ts";
import { encodeMp3 } from "./encode-mp3.ts";
import { pcmSeconds } from "./pcm.ts";
import { plainWav } from "./plain-wav.ts";
import { readableSound } from "./readable-sound.ts";
import { sine } from "./test-signals.ts";

const RATE = 44_100;
const [TONE = new Float32Array()] = sine(440, -20, 1, RATE).channels;
const SAMPLES = Buffer.from(Int16Array.from(TONE, (value) => Math.round(value * 32_767)).buffer);

function chunk(name: string, body: Uint8Array, { size = body.length, isPadded = true } = {}) {
  const head = Buffer.alloc(8);
  head.write(name, 0, "latin1");
  head.writeUInt32LE(size, 4);
  return Buffer.concat([head, body, Buffer.alloc(isPadded ? body.length % 2 : 0)]);
}

function format({ coding = 1, bits = 16, bytes = Math.ceil(bits / 8) } = {}) {
  const body = Buffer.alloc(16);
  body.writeUInt16LE(coding, 0);
  body.writeUInt16LE(1, 2);
  body.writeUInt32LE(RATE, 4);
  body.writeUInt32LE(RATE * bytes, 8);
  body.writeUInt16LE(bytes, 12);
  body.writeUInt16LE(bits, 14);
  return chunk("fmt ", body);
}

function form(name: string, ...chunks: Uint8Array[]) {
  const bytes = Buffer.concat([Buffer.from(`${name}\0\0\0\0WAVE`), ...chunks]);
  bytes.writeUInt32LE(name === "RIFF" ? bytes.length - 8 : 0xffff_ffff, 4);
  return bytes;
}

/** The ds64 chunk of an RF64 or BW64. */
function longSizes(samples: number) {
  const body = Buffer.alloc(28);
  body.writeBigUInt64LE(BigInt(samples + 100), 0);
  body.writeBigUInt64LE(BigInt(samples), 8);
  return chunk("ds64", body);
}

const data = chunk("data", SAMPLES);
const openData = chunk("data", SAMPLES, { size: 0xffff_ffff });
const title = chunk("LIST", Buffer.from("INFOINAM\u0003\0\0\0Abc"), { isPadded: false });
const twenty = Buffer.alloc(TONE.length * 3);
for (const [i, value] of TONE.entries()) twenty.writeIntLE(Math.round(value * 524_287) * 16, i * 3, 3);

function edited(bytes: Buffer, size: number) {
  bytes.writeUInt32LE(size, 4);
  return bytes;
}

describe("an odd wav that players read", () => {
  it.each([
    ["RF64", form("RF64", longSizes(SAMPLES.length), format(), openData)],
    [
      "BW64 with a chunk behind its samples",
      form("BW64", longSizes(SAMPLES.length), format(), openData, chunk("axml", Buffer.alloc(99))),
    ],
    ["RF64 that says its short size", form("RF64", longSizes(SAMPLES.length), format(), data)],
    ["a chunk of odd length without padding", form("RIFF", format(), title, data)],
    ["samples before their format", form("RIFF", data, format())],
    ["samples of unknown length", form("RIFF", format(), openData)],
    [
      "samples of no length, as a stream was left",
      form("RIFF", format(), chunk("data", SAMPLES, { size: 0 })),
    ],
    ["no length of the whole", edited(form("RIFF", format(), data), 0)],
    ["a tag that is none", form("RIFF", format(), data, chunk("id3 ", Buffer.from("xxx")))],
    [
      "a tag before it",
      Buffer.concat([
        Buffer.from("ID3\u0004\0\0\0\0\0\u0014"),
        Buffer.alloc(20),
        form("RIFF", format(), data),
      ]),
    ],
    ["samples of 20 bits", form("RIFF", format({ bits: 20 }), chunk("data", twenty))],
  ])("%s", async (_, bytes) => {
    const sound = await decodeAudio(bytes);
    expect([sound.sampleRate, sound.channels[0]?.length, sound.complete]).toEqual([RATE, RATE, true]);
    for (const at of [0, 100, 7_777, RATE - 1]) {
      expect(sound.channels[0]?.[at]).toBeCloseTo(TONE[at] as number, 3);
    }
    expect(isTruncated(await readableSound(bytes))).toBe(false);
  });

  it("is recognised as truncated where samples are missing", async () => {
    const bytes = form("RF64", longSizes(SAMPLES.length), format(), openData);
    expect(isTruncated(await readableSound(bytes.subarray(0, bytes.length / 2)))).toBe(true);
  });

  it.each([
    ["plain", form("RIFF", format(), data)],
    [
      "with padded chunks of odd length, a filler chunk and trailing bytes",
      form("RIFF", chunk("JUNK", Buffer.alloc(27)), format(), data, Buffer.alloc(40)),
    ],
    [
      "followed by an ID3v1 tag",
      Buffer.concat([form("RIFF", format(), data), Buffer.from("TAG".padEnd(128))]),
    ],
  ])("stays unchanged if it is %s", async (_, bytes) => {
    expect(plainWav(bytes)).toBeNull();
    expect(pcmSeconds(await decodeAudio(bytes))).toBe(1);
  });
});

it("a wav with more than a thousand chunks stays unchanged", () => {
  const bytes = form(
    "RF64",
    longSizes(SAMPLES.length),
    format(),
    openData,
    Buffer.alloc(20_000_000, "JUNK\0\0\0\0"),
  );
  expect(plainWav(bytes)).toBeNull();
});

const noise = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 7_919 + (i >> 3)) & 0xff);
const tag = (length: number) =>
  Buffer.concat([
    Buffer.from("ID3\u0003\0\0"),
    Buffer.from([21, 14, 7, 0].map((shift) => (length >> shift) & 0x7f)),
    Buffer.alloc(length, "picture "),
  ]);

test.each([
  ["a megabyte of other data", noise(1_000_000)],
  ["an HTTP response", Buffer.from("HTTP/1.1 200 OK\r\n".repeat(3_000))],
  ["the zeros of a cleared tag", Buffer.alloc(200_000)],
  ["a tag with a large picture", tag(3_000_000)],
  ["a tag that is longer than it declares", Buffer.concat([tag(100), Buffer.alloc(300_000, "picture ")])],
  [
    "a tag that declares more than the file contains",
    Buffer.concat([Buffer.from("ID3\u0003\0\0\u007f\u007f\u007f\u007f"), noise(5_000)]),
  ],
  ["two tags and padding", Buffer.concat([tag(5_000), tag(70_000), Buffer.alloc(4_000)])],
])("an mp3 is read after %s", async (_, before) => {
  const mp3 = await encodeMp3(sine(440, -20, 1));
  const sound = await decodeAudio(Buffer.concat([before, mp3]));
  expect(pcmSeconds(sound)).toBeCloseTo(1, 1);
});

test("an mp3 within a wav is extracted unchanged and decoded", async () => {
  const mp3 = await encodeMp3(sine(440, -20, 1));
  const bytes = form("RIFF", format({ coding: 0x55, bits: 0, bytes: 1 }), chunk("data", mp3));
  expect(pcmSeconds(await decodeAudio(bytes))).toBeCloseTo(1, 1);
  expect(Buffer.compare(await readableSound(bytes), mp3)).toBe(0);
});

test.each([
  ["noise", noise(2_000_000)],
  ["a text", Buffer.from("This is a letter, not a song.\n".repeat(50_000))],
])("%s is no mp3", async (_, bytes) => {
  await expect(decodeAudio(bytes)).rejects.toMatchObject({ reason: "not-audio" });
});
